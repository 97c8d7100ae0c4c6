import type { i18n as I18n } from 'i18next'
import { loadTexts } from '@/platform/words/texts.ts'
import { isPageBusy, typedText } from '@/platform/device/busy.ts'
import { patiently } from '@/platform/parts/patiently.ts'
import { notify } from '@/platform/notices.ts'
import { reloadWhenQuiet } from '@/platform/device/reload.ts'
import { connectWorker } from '@/platform/device/sw-bridge/updates.ts'

const patienceMs = 3_000

/** Asks before a new version takes over, and never while the visitor is in the middle of something. */
export function promptForUpdates(i18n: I18n): Promise<void> {
  const ask = async (apply: () => void) => {
    await patiently(() => loadTexts(i18n, ['update']))
    const t = i18n.getFixedT(null, 'update')
    if (isPageBusy()) {
      setTimeout(() => void ask(apply), patienceMs)
      return
    }
    notify({
      id: 'update',
      tone: 'info',
      title: t('title'),
      body: t('body'),
      sticky: true,
      actions: [
        { label: t('apply'), onPress: apply },
        { label: t('later'), onPress: () => {} },
      ],
    })
  }
  return connectWorker({
    onUpdateReady: ({ applyUpdate }) => void ask(() => void applyUpdate()),
    // The new version holds this page's chunks for now, so there is no haste: reload when nobody minds.
    onReplaced: () => void ask(() => reloadWhenQuiet(typedText())),
  })
}
