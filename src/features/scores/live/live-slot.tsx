import { recordedIds } from 'virtual:matches/recorded-ids'
import { useEffect, useState } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { releaseLive, reserveLive } from '@/shared/live/live-expanded.ts'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'
import { LiveMatch } from './live-match.tsx'
import styles from './live.module.css'

/** The slot above the tabs. Takes no space without a live match, unless this device expects one. */
export function LiveSlot() {
  const isOpenedByLink = useHydrated()
  useState(() => isOpenedByLink && reserveLive())
  const { match, scores } = useLiveMatch(recordedIds)
  const isAnswered = scores.heardAt !== null || scores.trouble !== null
  useEffect(() => {
    if (isAnswered && !match) releaseLive()
  }, [isAnswered, match])
  return match ? <LiveMatch match={match} scores={scores} /> : <div className={styles.reserved} />
}
