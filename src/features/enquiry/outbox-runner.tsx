import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { notify } from '@/platform/notices.ts'
import { setBadge } from '@/platform/device/app-badge.ts'
import { isOnline } from '@/platform/device/online.ts'
import { reportFault } from '@/platform/report.ts'
import { requestSync } from '@/platform/device/sw-bridge/registration.ts'
import { hearOutbox, outboxExists } from '@/contract/outbox-names.ts'
import { nextDueAt, replayOutbox } from '@/contract/outbox-replay.ts'
import { listRows, takeNews } from '@/contract/outbox-store.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Deliveries that follow one another this closely are told together. */
const togetherMs = 500

/**
 * Sends what waits on this device: at start, when the network or the page comes back, when a server's patience is
 * over, and when another tab saved something. Then tells the visitor, in one visible tab only. Renders nothing.
 */
export function OutboxRunner() {
  const { t } = useTranslation('outbox')
  const navigate = useNavigate()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let quiet: ReturnType<typeof setTimeout> | undefined

    const tellNews = async () => {
      if (document.visibilityState !== 'visible') return
      const { sent, parked } = await takeNews()
      if (sent > 0) {
        notify({
          id: 'outbox-sent',
          tone: 'good',
          title: t('sent.title', { count: sent }),
          body: t('sent.body', { hours: claims.replyHours }),
        })
      }
      if (parked > 0) {
        reportFault({ kind: 'enquiry', outcome: 'parked', count: parked })
        notify({
          id: 'outbox-parked',
          tone: 'bad',
          title: t('parked.title', { count: parked }),
          body: t('parked.body'),
          sticky: true,
          actions: [{ label: t('review'), onPress: () => void navigate({ to: '/enquiries' }) }],
        })
      }
    }

    const badge = async () => {
      if (!('setAppBadge' in navigator)) return
      try {
        setBadge('enquiries', (await outboxExists()) ? (await listRows()).length : 0)
      } catch {
        // The store is out of reach: what the badge says stays as true as it was.
      }
    }

    let wokenAt: number | null = null
    const { run, isRunning } = oneAtATime(async () => {
      const woken = { wokenAt }
      wokenAt = null
      try {
        if (!(await outboxExists())) return
        if (isOnline()) schedule((await replayOutbox(woken)).nextDueAt)
        else if ((await nextDueAt(Date.now())) !== null) void requestSync() // the earlier promise may have run out
        await tellNews()
      } catch {
        // The store is out of reach now; the next trigger tries again.
      }
    })

    const schedule = (dueAt: number | null) => {
      clearTimeout(timer)
      if (dueAt === null) return
      void requestSync()
      // A timer beyond 2^31 ms fires at once, so a far time is approached in steps.
      timer = setTimeout(run, Math.min(Math.max(dueAt - Date.now(), 1_000), 3_600_000))
    }

    // Only what happened to this page: a timer, or a word from another tab, ends no pause.
    const wake = () => {
      wokenAt = Date.now()
      run()
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') wake()
    }
    const stopHearing = hearOutbox((message) => {
      if (message === 'added') run()
      clearTimeout(quiet)
      quiet = setTimeout(() => {
        void badge() // read once: a long queue empties fast
        if (!isRunning()) void tellNews().catch(() => {}) // else it is told at the end of the run
      }, togetherMs)
    })
    addEventListener('online', wake)
    addEventListener('pageshow', wake)
    document.addEventListener('visibilitychange', onVisible)
    wake()
    void badge()
    return () => {
      clearTimeout(timer)
      clearTimeout(quiet)
      stopHearing()
      removeEventListener('online', wake)
      removeEventListener('pageshow', wake)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [navigate, t])

  return null
}
