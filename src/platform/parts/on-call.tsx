import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart, type Load } from './load-part.ts'
import { patiently } from './patiently.ts'

/** What no page shows until something calls for it, such as a dialog: its script and texts come when it is first drawn. */
export function onCall<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
): ComponentType<Props> {
  // Kept: drawn a second time, it is there at once. Only browsers draw it, and a document has one language.
  let known: ComponentType<Props> | undefined
  return function OnCall(props: Props) {
    const { i18n } = useTranslation()
    const [Part] = useState(
      () => (known ??= lazy(async () => ({ default: await patiently(() => loadPart(i18n, load, name)) }))),
    )
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
