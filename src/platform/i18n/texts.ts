import type { FlatNamespace, i18n as I18n } from 'i18next'

/** For messages used outside components, such as notices, or needed before a component renders. */
export function loadTexts(i18n: I18n, names: readonly FlatNamespace[]): Promise<void> {
  return i18n.loadNamespaces(names)
}
