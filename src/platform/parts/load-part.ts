import type { i18n as I18n } from 'i18next'
import type { ComponentType } from 'react'
import { addTexts, type TextFiles } from '@/platform/words/texts.ts'

/** `() => import('./part.tsx')`: the build attaches the texts that the imported modules need. */
export type Load<Name extends string, Props> = ((
  i18n: I18n,
) => Promise<Record<Name, ComponentType<Props>>>) & {
  texts?: TextFiles
}

export async function loadPart<Name extends string, Props>(
  i18n: I18n,
  load: Load<Name, Props>,
  name: Name,
): Promise<ComponentType<Props>> {
  const [module] = await Promise.all([load(i18n), addTexts(i18n, load.texts ?? {})])
  return module[name]
}
