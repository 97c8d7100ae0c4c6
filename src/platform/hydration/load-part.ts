import type { FlatNamespace, i18n as I18n } from 'i18next'
import type { ComponentType } from 'react'
import { loadTexts } from '@/platform/i18n/texts.ts'

export type Load<Name extends string, Props> = (i18n: I18n) => Promise<Record<Name, ComponentType<Props>>>

/** Loads a component's script and its messages in parallel. */
export async function loadPart<Name extends string, Props>(
  i18n: I18n,
  load: Load<Name, Props>,
  name: Name,
  texts: readonly FlatNamespace[] = [],
): Promise<ComponentType<Props>> {
  const [module] = await Promise.all([load(i18n), loadTexts(i18n, texts)])
  return module[name]
}
