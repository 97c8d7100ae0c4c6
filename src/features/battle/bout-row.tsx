import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { versus, type BattleBout } from '@/content/battle-card.ts'
import { useLanguage } from '@/platform/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import typography from '@/ui/type.module.css'
import styles from './bout-row.module.css'

type BoutRowProps = {
  bout: BattleBout
  /** The main event, for the title. */
  isMain: boolean
}

/** Two fighters from a centre spine, the red corner where reading begins. */
export function BoutRow({ bout, isMain }: BoutRowProps) {
  const { t } = useTranslation('battle-night')
  const language = useLanguage()
  const weight = t(`weight.${bout.weight}`)
  return (
    <div className={styles.bout} data-main={isMain || undefined}>
      <p className={`${typography.label} ${styles.terms}`}>
        {isMain ? t('card.mainEvent', { weight }) : weight}
        {' · '}
        {t('card.roundCount', { count: bout.rounds })}
      </p>
      <Corner fighter={bout.red} corner="red" />
      <span className={styles.versus}>{versus[language]}</span>
      <Corner fighter={bout.blue} corner="blue" />
    </div>
  )
}

type CornerProps = { fighter: BattleBout['red']; corner: 'red' | 'blue' }

function Corner({ fighter, corner }: CornerProps) {
  const language = useLanguage()
  const name = fighter.name[language]
  return (
    <p className={styles.corner} data-corner={corner}>
      {fighter.player ? (
        <Link to="/player/$playerId" params={{ playerId: fighter.player }} className={styles.name}>
          {name}
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <Ltr numeral className={styles.record}>
        {fighter.record}
      </Ltr>
    </p>
  )
}
