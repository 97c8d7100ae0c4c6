import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import type { CombatBout } from '@/content/bouts/types.ts'
import type { PlayerId } from '@/content/players/player-ids.ts'
import { findPlayer } from '@/content/players/players.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { startOf } from '@/content/bouts/start-of.ts'
import { versusInFight } from '@/content/bouts/versus.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { StartTime } from '@/shared/start-time.tsx'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { Sun } from '@/drawings/athlete/sun.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './bout-row.module.css'

/** Two fighters on either side of a centre line, the red corner first. */
export function BoutRow({ bout, isMain }: { bout: CombatBout; isMain: boolean }) {
  const { t } = useTranslation(['battle', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const start = startOf(bout, now)
  const weight = t(`demo:divisions.division.${bout.weightClass}`)
  return (
    <div className={styles.bout} data-main={isMain || undefined}>
      <p className={`label ${styles.terms}`}>
        {[
          ...(isMain ? [t('card.mainEvent')] : []),
          bout.isTitle ? t('card.title', { weight }) : weight,
          t('card.roundCount', { count: bout.rounds }),
        ].join(' · ')}
      </p>
      {start && <StartTime start={start} now={now} />}
      <Corner player={bout.red} corner="red" />
      <span className={styles.versus}>{versusInFight[language]}</span>
      <Corner player={bout.blue} corner="blue" />
    </div>
  )
}

function Corner({ player: id, corner }: { player: PlayerId; corner: 'red' | 'blue' }) {
  const language = useLanguage()
  const player = findPlayer(id)
  if (!player) return null
  const name = player.name[language]
  const record = getRecord(player)
  const country = countryOf(player.country)
  return (
    <div className={styles.corner} data-corner={corner}>
      <Sun initials={getInitials(name)} record={record} seed={id} nation={player.country} mini />
      <p className={styles.words}>
        <span className="note">{player.nickname[language]}</span>
        <Link to="/player/$playerId" params={{ playerId: id }} className={styles.name}>
          {name}
        </Link>
        <span className="line soft">
          <Flag src={country.flag} unknownLabel="" />
          <span className="visually-hidden">{country.name[language]}</span>
          <Ltr numeral>{recordText(record, language)}</Ltr>
        </span>
      </p>
    </div>
  )
}
