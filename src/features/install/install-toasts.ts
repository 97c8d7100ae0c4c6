import type { i18n as I18n } from 'i18next'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { startInstall } from '@/platform/device/install.ts'
import { notify } from '@/platform/toasts.ts'

async function texts(i18n: I18n) {
  await loadTexts(i18n, ['site'])
  return i18n.getFixedT(null, 'site')
}

/** Loads the offer's messages and resolves with a function that shows it. */
export async function offerInstall(i18n: I18n): Promise<() => void> {
  const t = await texts(i18n)
  return () =>
    notify({
      id: 'install',
      tone: 'offer',
      title: t('install.title'),
      body: t('install.body'),
      sticky: true,
      actions: [
        { label: t('install.install'), onPress: startInstall },
        { label: t('install.later'), onPress: () => {} },
      ],
    })
}

export async function signalSuccess(i18n: I18n): Promise<void> {
  const t = await texts(i18n)
  notify({ dismiss: 'install' })
  notify({ id: 'installed', tone: 'good', title: t('install.thanks.title'), body: t('install.thanks.body') })
}
