import { Link, getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { aiFeatureIds, type AiFeatureId } from '@/content/services/ai-feature-ids.ts'
import { claims } from '@/content/claims.ts'
import { Block } from '@/ui/blocks/block.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { Stats } from '@/ui/stats.tsx'
import { FeatureDialog } from './feature-dialog.tsx'

const icons: Record<AiFeatureId, IconName> = {
  'win-prediction': 'athlete',
  'live-streaming': 'video',
  'content-recommendation': 'heart',
  'player-performance': 'chart',
  advertising: 'target',
  'content-creation': 'edit',
  'player-profiles': 'person',
  'auto-highlights': 'auto',
  scheduling: 'calendar',
}

const cardId = (feature: AiFeatureId) => `feature-${feature}`

/** The nine features, the dialog of the feature in the URL, and the overall figures. */
export function FeatureGrid() {
  const { t } = useTranslation('ai-analytics')
  const { feature, leave } = useFeatureUrl()
  // Keeps the last feature rendered while the dialog closes.
  const [shown, setShown] = useState(feature)
  if (feature && feature !== shown) setShown(feature)

  const close = () => {
    if (!feature) return
    // The browser returns focus to the opener. If the URL opened the dialog, focus the feature's card.
    if (!leave()) document.getElementById(cardId(feature))?.focus()
  }

  return (
    <>
      <Block id="tools" label={t('features.slug')} heading={t('features.heading')}>
        <Rows columns="many" ordered>
          {aiFeatureIds.map((id) => (
            <Row
              key={id}
              lead={<Icon name={icons[id]} />}
              title={
                <Link
                  id={cardId(id)}
                  to="/ai-analytics"
                  search={{ feature: id }}
                  state={{ openedHere: true }}
                  resetScroll={false}
                  aria-haspopup="dialog"
                >
                  {t(`features.features.${id}.name`)}
                  <span className="visually-hidden">{`: ${t('features.open')}`}</span>
                </Link>
              }
              note={t(`features.features.${id}.summary`, claims)}
            />
          ))}
        </Rows>
      </Block>
      <section className="section tone">
        <div className="wrap">
          <h2 className="visually-hidden">{t('features.figures.label')}</h2>
          <Stats
            size="large"
            stats={[
              { figure: claims.predictionAccuracy, label: t('features.figures.prediction') },
              { figure: claims.costReduction, label: t('features.figures.cost') },
              { figure: claims.engagementIncrease, label: t('features.figures.engagement') },
              { figure: claims.contentAutomation, label: t('features.figures.automation') },
            ]}
          />
        </div>
      </section>
      {shown && <FeatureDialog feature={shown} open={feature !== undefined} onClose={close} />}
    </>
  )
}

const route = getRouteApi('/ai-analytics')

/**
 * The feature in the URL; undefined if the name is unknown. `leave` returns true if it goes back to the page that
 * opened the dialog.
 */
function useFeatureUrl(): { feature: AiFeatureId | undefined; leave: () => boolean } {
  const { feature } = route.useSearch()
  const router = useRouter()
  const navigate = route.useNavigate()
  const leave = () => {
    const goesBack = router.state.location.state.openedHere === true
    if (goesBack) router.history.back()
    else void navigate({ search: ({ feature: _left, ...rest }) => rest, replace: true, resetScroll: false })
    return goesBack
  }
  return { feature, leave }
}
