import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { promptForUpdates } from './update-prompt.ts'

/** Connects the page to its service worker. */
export function UpdateHost() {
  const { i18n } = useTranslation()

  useEffect(() => {
    // In development a service worker would outlive the server.
    if (import.meta.env.PROD) void promptForUpdates(i18n)
  }, [i18n])

  return null
}
