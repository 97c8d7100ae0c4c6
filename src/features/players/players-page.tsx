import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { players, topActivePlayers } from '@/content/players/players.ts'
import { rosterSummary } from '@/content/bouts/records.ts'
import { useFollowed } from '@/shared/use-followed.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { Stats } from '@/ui/stats.tsx'
import { TabSection } from '@/shared/tab-bar.tsx'
import { Tag } from '@/ui/tag.tsx'
import { AllPlayers, type AllPlayersProps } from './all-players.tsx'
import { pairText } from './compare-pair.ts'
import styles from './roster-card.module.css'
import { TopPerformers } from './top-performers.tsx'

const summary = rosterSummary(players)
const [best] = topActivePlayers
const second = players.find(({ id, sport }) => id !== best?.id && sport === best?.sport)

export function PlayersPage({ view, onSearch }: AllPlayersProps) {
  const { t } = useTranslation(['players', 'common'])
  const language = useLanguage()
  const isFollowing = useFollowed().size > 0 || view.tab === 'following'
  // Last, so that it does not shift the others when it appears after hydration.
  const tabs = isFollowing ? (['all', 'top', 'following'] as const) : (['all', 'top'] as const)
  const figures = ['total', 'active', 'boxers', 'mmaFighters', 'averageAge'] as const
  return (
    <div className={styles.page}>
      <PageHeader
        tag={<Tag tone="sample">{t('common:sampleData')}</Tag>}
        heading={t('heading')}
        aside={
          best &&
          second && (
            <ButtonLink to="/players" search={{ compare: pairText(best, second) }} tone="tonal">
              <Icon name="compare" />
              {t('pick.open')}
            </ButtonLink>
          )
        }
      >
        <Stats
          stats={figures.map((figure) => ({
            figure: formatNumber(summary[figure], language),
            label: t(`stats.${figure}`),
          }))}
        />
      </PageHeader>
      <section className="section">
        <div className="wrap">
          <TabSection
            label={t('tabs.label')}
            tabs={tabs}
            current={view.tab}
            nameOf={(tab) => t(`tabs.${tab}`)}
            linkTo={(tab) => linkOptions({ to: '/players', search: { ...view, tab } })}
          >
            {view.tab === 'top' ? <TopPerformers /> : <AllPlayers view={view} onSearch={onSearch} />}
          </TabSection>
        </div>
      </section>
    </div>
  )
}
