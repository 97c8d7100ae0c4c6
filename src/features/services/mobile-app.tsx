import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { localFigure } from '@/lib/format/figure.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { listMessages, withMessages } from '@/lib/list-messages.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Stats } from '@/ui/stats.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Closing } from '@/ui/blocks/closing.tsx'
import { Comparison } from '@/ui/blocks/comparison.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'

/** An example, not a valid code. */
const sampleCode = 'KO7R3D'
const inside = [
  { id: 'codes', icon: 'app' },
  { id: 'alerts', icon: 'notifications' },
  { id: 'scores', icon: 'chart' },
  { id: 'coin', icon: 'coin' },
  { id: 'follow', icon: 'follow' },
  { id: 'language', icon: 'language' },
] as const
const steps = ['open', 'pick', 'generate', 'watch'] as const
const tasks = ['code', 'stream', 'points', 'scores'] as const

export function MobileApp() {
  const { t } = useTranslation(['service-sporte-app', 'service'])
  const language = useLanguage()
  return (
    <>
      <Block id="app-code" label={t('code.label')} heading={t('code.heading')} lead={t('code.lead')}>
        <div className="row gap-5">
          <Ltr className="figure-2">{sampleCode}</Ltr>
          <div className="stack gap-2">
            <p className="note">{t('code.sample')}</p>
            <ButtonLink to="/watch">{t('code.action')}</ButtonLink>
          </div>
        </div>
        <Steps items={listMessages(steps, t('code.items', { returnObjects: true }))} />
        <Stats
          stats={[
            { figure: localFigure(claims.appDownloadsAllStores, language), label: t('figures.downloads') },
            { figure: claims.appRatingAllStores, label: t('figures.rating') },
            { figure: claims.appCountries, label: t('figures.countries') },
            { figure: claims.appSupport, label: t('figures.support') },
          ]}
        />
      </Block>
      <Block id="inside" shape="split" label={t('inside.label')} heading={t('inside.heading')}>
        <Features columns={2} items={withMessages(inside, t('inside.items', { returnObjects: true }))} />
      </Block>
      <Block id="screens" label={t('screens.label')} heading={t('screens.heading')}>
        <Comparison rows={tasks} columns={['app', 'web']} texts={t('screens', { returnObjects: true })} />
      </Block>
      <Faq ids={serviceQuestions['sporte-app']} {...t('faq', { returnObjects: true })} />
      <Closing heading={t('closing.heading')}>
        <ExternalLink href={config.appLinksUrl} className="button">
          {t('service:getApp')}
        </ExternalLink>
        <ExternalLink href={config.appStoreUrl} className="button tonal">
          {t('closing.store')}
        </ExternalLink>
      </Closing>
    </>
  )
}
