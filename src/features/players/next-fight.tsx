import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import { getNextFight } from '@/content/bouts/records.ts'
import { isCombat } from '@/content/sports.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'

/** About as wide as a date, in one piece: the line wraps before it is known as it does afterwards. */
const unknownDate = '\u00a0'.repeat(22)

type NextFightProps = { player: Player; now: Date | null }

/** When they fight or play next; the date comes with the visitor's today. */
export function NextFight({ player, now }: NextFightProps) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  const kind = isCombat(player.sport) ? 'combat' : 'match'
  const next = getNextFight(player)
  if (!next) return t(`next.${kind}.none`)
  const { dayOffset, timeUtc } = next.event
  const date = now
    ? inOnePiece(formatDate(venueDate(now, dayOffset, timeUtc), language, 'medium'))
    : unknownDate
  // A new element once the date is known: replacing an element is not a layout shift.
  return <span key={now ? 'dated' : 'blank'}>{t(`next.${kind}.on`, { date })}</span>
}

function inOnePiece(date: string): string {
  return date.replaceAll(' ', '\u00a0')
}
