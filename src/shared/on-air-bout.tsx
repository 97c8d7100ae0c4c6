import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { formatTime } from '@/lib/format/format.ts'
import { clockText } from '@/lib/format/clock-text.ts'
import { venueTimeRange } from '@/lib/format/time-range.ts'
import type { TimeUtc } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { By } from './start-time.tsx'
import { FightBug, type FightBugSize } from '@/drawings/fight-bug.tsx'

type Side = { name: Readonly<Record<Language, string>>; flag: string }
type Pair = { red: Side; blue: Side }
type Range = { from: TimeUtc; to: TimeUtc }

type OnAirFacts = {
  start: (({ phase: 'coming' } & Range) | { phase: 'on' | 'over' }) & { by: By }
  isWalking: boolean
  pair: Pair
  versus: Side['name']
  clock: { round: number; isRest: boolean; secondsLeft: number | null } | null
  next: Pair | null
  main: Range | null
}

export type OnAirBoutProps = { size: FightBugSize; look: (now: Date) => Promise<OnAirFacts | null> }

/** The bout that is on, with its clock. */
export function OnAirBout({ size, look }: OnAirBoutProps) {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  const now = useNow(1000)
  const [facts, setFacts] = useState<OnAirFacts | null>(null)
  const onTick = useEffectEvent((at: Date) => void look(at).then(setFacts))
  useEffect(() => {
    if (now) onTick(now)
  }, [now])
  if (!facts) return null

  const { start, isWalking, pair, clock, next, main } = facts
  const isOld = start.by instanceof Date
  const phase = isWalking ? 'walking' : start.phase
  const state = isOld ? 'old' : phase
  const seconds = clock?.secondsLeft ?? undefined
  const versus = facts.versus[language]
  const side = ({ name, flag }: Side) => ({ name: name[language], flag })
  const coming = state === 'coming' && start.phase === state ? venueTimeRange(start, language).from : null
  const label =
    start.by instanceof Date
      ? t('onAir.asOf', { time: t('uae', { time: formatTime(start.by, language) }) })
      : t(start.by === 'feed' ? `onAir.feed.${phase}` : `onAir.${start.phase}`)
  return (
    <FightBug
      size={size}
      label={label}
      isLive={!isOld}
      red={side(pair.red)}
      blue={side(pair.blue)}
      versus={versus}
      round={
        clock
          ? t(clock.isRest ? 'onAir.rest' : 'onAir.round', { round: clock.round })
          : t(`onAir.state.${state}`)
      }
      time={seconds === undefined ? coming : clockText(seconds)}
      clockLabel={seconds === undefined ? undefined : t('onAir.clock')}
      notes={[
        next
          ? t('onAir.next', { pairing: `${next.red.name[language]} ${versus} ${next.blue.name[language]}` })
          : t('onAir.last'),
        ...(main ? [t('onAir.main', venueTimeRange(main, language))] : []),
      ]}
    />
  )
}
