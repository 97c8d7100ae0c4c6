import type { FlatNamespace, i18n as I18n } from 'i18next'

/**
 * For texts that no component gets with `useTranslation`, such as notices, or that are needed before it is rendered.
 */
export function loadTexts(i18n: I18n, names: readonly FlatNamespace[]): Promise<void> {
  return i18n.loadNamespaces(names)
}
