import { useTranslation } from 'react-i18next'
import type { Bout, CombatResult } from '@/content/bouts/types.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { MarginText } from '@/shared/margin-text.tsx'
import layout from '@/ui/layout.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import { SpoilerButton, SpoilerCover } from '@/ui/overlays/spoiler.tsx'
import styles from './event-bout.module.css'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'

type BoutResultProps = { bout: Bout; spoiler: string }

/** The result of a decided bout. One spoiler cover reveals all results of the event. */
export function BoutResult({ bout, spoiler }: BoutResultProps) {
  const { t } = useTranslation(['event', 'common'])
  const language = useLanguage()
  const winner = bout.result?.winner
  if (!bout.result || !winner) return null
  return (
    <SpoilerCover
      className={styles.ending}
      plate={
        <SpoilerButton of={spoiler}>
          {t('common:spoilers.showAll')}
          <span className={layout.visuallyHidden}>
            {`: ${nameOf(sideOf(bout, 'red'))[language]} – ${nameOf(sideOf(bout, 'blue'))[language]}`}
          </span>
        </SpoilerButton>
      }
    >
      <p className={`${layout.flow} ${layout.note} ${styles.verdict}`} data-spoiler={spoiler}>
        {winner !== 'draw' && <b>{t('card.winner', { name: nameOf(sideOf(bout, winner))[language] })}</b>}
        {bout.kind === 'combat'
          ? bout.result && <CombatEnd result={bout.result} />
          : bout.result && (
              <span>
                <MarginText margin={bout.result.margin} />
              </span>
            )}
      </p>
    </SpoilerCover>
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
