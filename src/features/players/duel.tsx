import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import type { Player } from '@/content/players/types.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Flag } from '@/ui/flag.tsx'
import { getInitials } from '@/ui/athlete/initials.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { SplitSun } from '@/ui/athlete/split-sun.tsx'
import styles from './duel.module.css'

type DuelProps = { red: Player; blue: Player }

/** Two records, one split sun. */
export function Duel({ red, blue }: DuelProps) {
  const language = useLanguage()
  const half = (player: Player) => ({
    initials: getInitials(player.name[language]),
    record: getRecord(player),
    seed: player.id,
    nation: player.country,
  })
  return (
    <section className={`arena ${styles.duel}`}>
      <div className={`wrap ${styles.sides}`}>
        <Corner player={red} />
        <div className={styles.sun}>
          <SplitSun red={half(red)} blue={half(blue)} />
        </div>
        <Corner player={blue} />
      </div>
    </section>
  )
}

function Corner({ player }: { player: Player }) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  const country = countryOf(player.country)
  return (
    <div className={`stack ${styles.corner}`}>
      <p className={`label ${styles.nickname}`}>{player.nickname[language]}</p>
      <h2>
        <Link to="/player/$playerId" params={{ playerId: player.id }}>
          {player.name[language]}
        </Link>
      </h2>
      <p className={`row note gap-2 ${styles.from}`}>
        <Flag src={country.flag} unknownLabel="" />
        <span className="visually-hidden">{country.name[language]}</span>
        {t('compare.ranked')} <Ltr>{`#${player.ranking}`}</Ltr>
      </p>
      <p className={styles.record}>
        <span className="visually-hidden">{t('compare.measures.record')}</span>
        <Ltr numeral>{recordText(getRecord(player))}</Ltr>
      </p>
    </div>
  )
}
