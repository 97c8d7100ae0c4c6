import type { i18n as I18n } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { isPageBusy, typedText } from '@/platform/device/busy.ts'
import { notify } from '@/platform/toasts.ts'
import { reloadWhenPossible } from '@/platform/device/reload.ts'
import { connectWorker } from '@/platform/device/sw-bridge/updates.ts'

/** Connects the page to its service worker. */
export function UpdateHost() {
  const { i18n } = useTranslation()

  useEffect(() => {
    // In development a service worker would outlive the server.
    if (import.meta.env.PROD) void promptForUpdates(i18n)
  }, [i18n])

  return null
}

const timeoutMs = 3_000

/** Asks before a new version takes over, but never while the page is busy. */
function promptForUpdates(i18n: I18n): Promise<void> {
  const ask = async (apply: () => void) => {
    await loadTexts(i18n, ['site'])
    const t = i18n.getFixedT(null, 'site')
    if (isPageBusy()) {
      setTimeout(() => void ask(apply), timeoutMs)
      return
    }
    notify({
      id: 'update',
      tone: 'info',
      title: t('update.title'),
      body: t('update.body'),
      sticky: true,
      actions: [
        { label: t('update.apply'), onPress: apply },
        { label: t('update.later'), onPress: () => {} },
      ],
    })
  }
  return connectWorker({
    onUpdateReady: (applyUpdate) => void ask(() => void applyUpdate()),
    // The new version still serves this page's chunks, so the reload can wait until the page is not busy.
    onReplaced: () => void ask(() => reloadWhenPossible(typedText())),
  })
}
