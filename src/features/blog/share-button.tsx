import { useTranslation } from 'react-i18next'
import { notify } from '@/platform/notices.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'

type ShareButtonProps = { title: string }

/** The system's share sheet where there is one, else the address into the clipboard. */
export function ShareButton({ title }: ShareButtonProps) {
  const { t } = useTranslation('blog')

  const share = async () => {
    const url = location.origin + location.pathname
    const hasSheet = 'share' in navigator
    if (hasSheet) {
      // Closing the sheet rejects too, and is no reason to say anything.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      notify({ id: 'share', tone: 'good', title: t('share.copied') })
    } catch {
      notify({ id: 'share', tone: 'info', title: t('share.blocked'), body: url, sticky: true })
    }
  }

  return (
    <button
      type="button"
      className={buttonClass({ tone: 'tonal', size: 'small' })}
      onClick={() => void share()}
    >
      <Icon name="share" />
      {t('share.label')}
    </button>
  )
}
