import { useTranslation } from 'react-i18next'
import { cricketers } from '@/content/matches/cricketers.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import type { Scorecard } from '@/content/matches/types.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './commentary.module.css'

/** The key moments, and milestones for the fourth match, which has an MVP in the specification but not in any source. */
export function Commentary({ scorecard }: { scorecard: Scorecard }) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  return (
    <div className={styles.columns}>
      <section>
        <h3>{t('keyMoments')}</h3>
        <ol className={`ruled ${styles.moments}`}>
          {scorecard.moments.map(({ over, batting, words }) => (
            <li key={words.en}>
              <span className={styles.over}>
                {over === null ? (
                  <span aria-hidden="true">·</span>
                ) : (
                  <>
                    <span className={styles.overWord}>{t('over')} </span>
                    <Ltr numeral>{over}</Ltr>
                  </>
                )}
              </span>
              <Flag src={seriesTeams[batting].flag} unknownLabel={t('common:unknownSide')} />
              <p>{words[language]}</p>
            </li>
          ))}
        </ol>
      </section>
      {scorecard.milestones.length > 0 && (
        <section>
          <h3>{t('milestonesHeading')}</h3>
          <ul className={styles.milestones}>
            {scorecard.milestones.map(({ people, words }) => (
              <li key={words.en}>
                <strong>{people.map((id) => cricketers[id][language]).join(t('listAnd'))}</strong>
                <span>{words[language]}</span>
              </li>
            ))}
            <li>
              <span>{t('mvpUnpublished')}</span>
            </li>
          </ul>
        </section>
      )}
    </div>
  )
}
