import { useTranslation } from 'react-i18next'
import type { Bout, CombatResult, Margin } from '@/content/bouts/types.ts'
import { useLanguage } from '@/platform/words/language.ts'
import layout from '@/ui/layout.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import { Plate, SpoilerCover } from '@/ui/spoiler.tsx'
import styles from './event-bout.module.css'
import { nameOf, sideOf } from '@/content/sides.ts'

type BoutVerdictProps = { bout: Bout; told: string }

/** How it ended, in words; nothing before it has. One plate lets every result of the event be seen. */
export function BoutVerdict({ bout, told }: BoutVerdictProps) {
  const { t } = useTranslation(['event', 'spoilers'])
  const language = useLanguage()
  const winner = bout.result?.winner
  if (!bout.result || !winner) return null
  return (
    <SpoilerCover
      className={styles.ending}
      plate={
        <Plate of={told}>
          {t('spoilers:showAll')}
          <span className={layout.visuallyHidden}>
            {`: ${nameOf(sideOf(bout, 'red'))[language]} – ${nameOf(sideOf(bout, 'blue'))[language]}`}
          </span>
        </Plate>
      }
    >
      <p className={styles.verdict} data-spoiler={told}>
        {winner !== 'draw' && <b>{t('card.winner', { name: nameOf(sideOf(bout, winner))[language] })}</b>}
        {bout.kind === 'combat'
          ? bout.result && <CombatEnd result={bout.result} />
          : bout.result && <MatchEnd margin={bout.result.margin} />}
      </p>
    </SpoilerCover>
  )
}

function CombatEnd({ result }: { result: CombatResult }) {
  const { t } = useTranslation(['event', 'divisions'])
  return (
    <>
      <span>{t(`divisions:method.${result.method}`)}</span>
      <span>
        {t('card.round', { round: result.round })} · <Ltr>{result.time}</Ltr>
      </span>
    </>
  )
}

function MatchEnd({ margin }: { margin: Margin }) {
  const { t } = useTranslation('divisions')
  if (margin.by === 'draw') return <span>{t('margin.draw')}</span>
  // A score stays in one piece within a sentence of either direction.
  if (margin.by === 'penalties')
    return <span>{t('margin.penalties', { score: `\u2066${margin.score}\u2069` })}</span>
  return <span>{t(`margin.${margin.by}`, { count: margin.amount })}</span>
}
