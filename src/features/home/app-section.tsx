import { useTranslation } from 'react-i18next'
import { phone } from '@/assets/art/phone.ts'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { localFigure } from '@/lib/format/figure.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Promo } from '@/ui/media/promo.tsx'

export function AppSection() {
  const { t } = useTranslation('home-sections')
  const language = useLanguage()
  return (
    <Promo
      id="app"
      tone="arena"
      heading={t('app.heading')}
      lead={t('app.lead')}
      art={phone}
      stats={[
        { figure: claims.appRating, label: t('app.rating') },
        { figure: localFigure(claims.appDownloads, language), label: t('app.downloads') },
        { figure: claims.appSupport, label: t('app.support') },
      ]}
    >
      <ExternalLink href={config.appLinksUrl} className="button">
        <Icon name="app" />
        {t('app.get')}
      </ExternalLink>
      <ExternalLink href={config.appStoreUrl} className="button tonal">
        {t('app.store')}
        <Icon name="external" />
      </ExternalLink>
      <ButtonLink to="/watch" tone="bare">
        {t('app.haveCode')}
      </ButtonLink>
    </Promo>
  )
}
