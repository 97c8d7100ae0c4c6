import { useTranslation } from 'react-i18next'
import { cricketers } from '@/content/matches/cricketers.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import type { Scorecard } from '@/content/matches/types.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Unknown } from '@/shared/cricket/unknown.tsx'

/** The key moments, and milestones for the fourth match, which has an MVP in the specification but not in any source. */
export function Commentary({ scorecard: { moments, milestones } }: { scorecard: Scorecard }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  return (
    <div className={milestones.length > 0 ? 'split' : undefined}>
      <section className="stack">
        <h3>{t('keyMoments')}</h3>
        <Rows ordered>
          {moments.map(({ over, batting, words }) => (
            <Row
              key={words.en}
              level="h4"
              lead={
                over === null ? (
                  <Unknown />
                ) : (
                  <>
                    <span className="visually-hidden">{t('over')} </span>
                    <Ltr>{over}</Ltr>
                  </>
                )
              }
              title={
                <span className="inline">
                  <Flag src={seriesTeams[batting].flag} unknownLabel="" />
                  {seriesTeams[batting].name[language]}
                </span>
              }
              note={words[language]}
            />
          ))}
        </Rows>
      </section>
      {milestones.length > 0 && (
        <section className="stack">
          <h3>{t('milestonesHeading')}</h3>
          <Rows>
            {milestones.map(({ people, words }) => (
              <Row
                key={words.en}
                level="h4"
                title={people.map((id) => cricketers[id][language]).join(t('listAnd'))}
                note={words[language]}
              />
            ))}
          </Rows>
          <p className="soft">{t('mvpUnpublished')}</p>
        </section>
      )}
    </div>
  )
}
