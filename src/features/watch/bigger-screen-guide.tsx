import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/platform/i18n/language.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { qrPath } from '@/shared/qr-path.ts'
import styles from '@/shared/qr-code.module.css'
import { shareLink } from '@/shared/share-link.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { localizedPath, type Language } from '@/contract/language.ts'

const ways = ['airplay', 'cast'] as const

export function BiggerScreenGuide({ event, code }: { event: string; code: string }) {
  const { t, i18n } = useTranslation('watch-player')
  const address = watchUrl(location.origin, useLanguage(), code)
  const { size, path } = qrPath(address)
  return (
    <div className="split">
      <div className="stack">
        <p>{t('biggerScreen.scan')}</p>
        <div className="row">
          <Ltr>{address}</Ltr>
          <Button tone="tonal" size="small" onClick={() => void shareLink(i18n, event, address, 'copy')}>
            <Icon name="copy" />
            {t('biggerScreen.copy')}
          </Button>
        </div>
        <p>{t('biggerScreen.ownScreens')}</p>
        <EnquiryButton about={t('biggerScreen.publicShowing')} className="button tonal small">
          {t('biggerScreen.ask')}
        </EnquiryButton>
        <p className="note">{t('biggerScreen.note')}</p>
        {ways.map((way) => (
          <div key={way}>
            <h3 className="title-3">{t(`biggerScreen.${way}.heading`)}</h3>
            <p className="soft">{t(`biggerScreen.${way}.body`)}</p>
          </div>
        ))}
      </div>
      <svg
        role="img"
        aria-label={t('biggerScreen.qr')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className={styles.qr}
      >
        <path d={path} />
      </svg>
    </div>
  )
}

/** Opens the watch page with the code filled in and verified. */
export function watchUrl(origin: string, language: Language, code: string): string {
  return `${origin}${localizedPath('/watch', language)}?code=${code}`
}
