import { useTranslation } from 'react-i18next'
import type { Bout, CombatResult } from '@/content/bouts/types.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { WinningMargin } from '@/shared/winning-margin.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import styles from './event-bout.module.css'
import { isCorner, nameOf, sideOf } from '@/content/bouts/sides.ts'

type BoutResultProps = { bout: Bout; scoreId: string }

/** The result of a decided bout. One press reveals all results of the event. */
export function BoutResult({ bout, scoreId }: BoutResultProps) {
  const { t } = useTranslation(['event', 'common'])
  const language = useLanguage()
  const winner = bout.result?.winner
  if (!bout.result || !winner) return null
  return (
    <HiddenScoreBox
      reveal={
        <RevealButton of={scoreId}>
          {t('common:hideScores.showAll')}
          <span className="visually-hidden">
            {`: ${nameOf(sideOf(bout, 'red'))[language]} – ${nameOf(sideOf(bout, 'blue'))[language]}`}
          </span>
        </RevealButton>
      }
    >
      <p className={`flow note ${styles.verdict}`} data-hidden-score={scoreId}>
        {isCorner(winner) && <b>{t('card.winner', { name: nameOf(sideOf(bout, winner))[language] })}</b>}
        {bout.kind === 'combat'
          ? bout.result && <CombatEnd result={bout.result} />
          : bout.result && (
              <span>
                <WinningMargin margin={bout.result.margin} />
              </span>
            )}
      </p>
    </HiddenScoreBox>
  )
}

function CombatEnd({ result }: { result: CombatResult }) {
  const { t } = useTranslation(['event', 'demo'])
  return (
    <>
      <span>{t(`demo:divisions.method.${result.method}`)}</span>
      <span>
        {t('card.round', { round: result.round })} · <Ltr>{result.time}</Ltr>
      </span>
    </>
  )
}
