import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { phone } from '@/assets/art/phone.ts'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import { Stats } from '@/ui/stats.tsx'
import styles from './app-section.module.css'
import { localFigure } from '@/lib/format/figure.ts'

/** Has the format of an app code but is not valid. */
const sampleCode = 'K7B4QX'

export function AppSection() {
  const { t } = useTranslation(['home-sections', 'common'])
  const language = useLanguage()
  const newTabLabel = t('common:opensInNewTab')
  return (
    <section id="app" className="section arena" aria-labelledby="app-heading">
      <div className={`wrap split ${styles.split}`}>
        <div className={`stack gap-5 ${styles.words}`}>
          <p className="label soft">{t('app.label')}</p>
          <h2 id="app-heading">{t('app.heading')}</h2>
          <p className="lead">{t('app.lead')}</p>
          <Stats
            stats={[
              { figure: claims.appRating, label: t('app.rating') },
              { figure: localFigure(claims.appDownloads, language), label: t('app.downloads') },
              { figure: claims.appSupport, label: t('app.support') },
            ]}
          />
          <div className="row">
            <ExternalLink href={config.appLinksUrl} newTabLabel={newTabLabel} className={buttonClass()}>
              <Icon name="app" />
              {t('app.get')}
            </ExternalLink>
            <ExternalLink
              href={config.appStoreUrl}
              newTabLabel={newTabLabel}
              className={buttonClass({ tone: 'tonal' })}
            >
              {t('app.store')}
              <Icon name="external" />
            </ExternalLink>
            <Link to="/watch" className={buttonClass({ tone: 'bare' })}>
              {t('app.haveCode')}
            </Link>
          </div>
        </div>
        <figure className={styles.figure}>
          <div className={styles.phone}>
            <Picture art={phone} alt={t('app.phone')} sizes="(width < 60rem) 72vw, 24rem" />
          </div>
          <figcaption className={styles.code}>
            <span className="label">{t('app.codeLabel')}</span>
            <Ltr className={styles.cells}>{sampleCode}</Ltr>
            <span className="note">{t('app.codeNote')}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
