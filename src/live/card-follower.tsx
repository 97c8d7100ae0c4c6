import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import type { NightReport, ReportedNights } from '@/contract/card-report.ts'
import { useNow } from '@/platform/device/clock.ts'
import { createBrowserStore } from './browser-store.ts'
import { cardKind, type LiveNights } from './card-feed.ts'
import { ageOf, ageTickMs } from './feed-age.ts'
import { emptyFeed } from './feed-store.ts'

const store = createBrowserStore(cardKind)

/** Polls the card feed while mounted. Reports whenever it changes or becomes old, and nothing before its first data. */
export function CardFollower({ onReport }: { onReport: (nights: ReportedNights) => void }) {
  const nights: LiveNights = useSyncExternalStore(store.observe, store.read, () => emptyFeed)
  const isOn = nights.items.some((night) => cardKind.stageOf(night).status === 'LIVE')
  const { isCurrent, at } = ageOf(nights, isOn, useNow(ageTickMs)?.getTime() ?? 0)
  const report = useMemo(() => buildReport(nights, isCurrent, at), [nights, isCurrent, at])
  const deliver = useEffectEvent(onReport)
  useEffect(() => {
    if (report) deliver(report)
  }, [report])
  return null
}

function buildReport(
  { items, finished, changedAt }: LiveNights,
  isCurrent: boolean,
  at: number,
): ReportedNights | null {
  if (changedAt === null) return null
  const dropped = finished.filter((night) => !items.some((other) => isSame(night, other)))
  return { nights: [...items, ...dropped], changedAt, isCurrent, at }
}

const isSame = (one: NightReport, other: NightReport) =>
  one.event === other.event && one.startsAt === other.startsAt
