import type { FlatNamespace } from 'i18next'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart, type Load } from './load-part.ts'
import { withRetry } from './with-retry.ts'

/** For components that are shown on demand, such as dialogs. Script and messages load at the first render. */
export function lazyOnDemand<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  { texts }: { texts?: readonly FlatNamespace[] } = {},
): ComponentType<Props> {
  // Cached, so that it renders immediately the next time. Browsers only, because there a document has one language.
  let known: ComponentType<Props> | undefined
  return function OnCall(props: Props) {
    const { i18n } = useTranslation()
    const [Part] = useState(
      () =>
        (known ??= lazy(async () => ({ default: await withRetry(() => loadPart(i18n, load, name, texts)) }))),
    )
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
