import type { i18n as I18n } from 'i18next'

/** Loads message namespaces that are not loaded yet. */
export async function loadTexts(i18n: I18n, names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !i18n.hasResourceBundle(i18n.language, name))
  // Not `loadNamespaces`, which also waits for every other namespace that is still loading or being retried.
  if (missing.length > 0) await i18n.reloadResources(i18n.language, missing)
}
