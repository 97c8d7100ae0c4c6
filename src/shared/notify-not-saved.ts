import type { i18n as I18n } from 'i18next'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { notify } from '@/platform/toasts.ts'

/** The device could not store the setting. Without a toast the button would seem broken. */
export async function notifyNotSaved(i18n: I18n): Promise<void> {
  await loadTexts(i18n, ['your-data'])
  notify({
    id: 'not-kept',
    tone: 'bad',
    title: i18n.t('your-data:noRoom.title'),
    body: i18n.t('your-data:noRoom.body'),
  })
}
