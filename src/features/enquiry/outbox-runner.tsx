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
import { outboxTurns } from './outbox-turns.ts'

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
    let quiet: ReturnType<typeof setTimeout> | undefined

    const tellNews = async () => {
      if (document.visibilityState !== 'visible') return
      const { sent, parked } = await takeNews()
      if (sent > 0) {
        notify({ dismiss: 'enquiry-saved' })
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

    const turns = outboxTurns(async (wokenAt) => {
      if (!(await outboxExists())) return null
      const dueAt = isOnline() ? (await replayOutbox({ wokenAt })).nextDueAt : await nextDueAt(Date.now())
      if (dueAt !== null) void requestSync() // an earlier promise of the browser's may have run out
      await tellNews()
      return isOnline() ? dueAt : null
    })
    const onNetwork = () => turns.wake('network')
    const onVisit = () => turns.wake('visit')
    const onVisible = () => {
      if (document.visibilityState === 'visible') onVisit()
    }
    const stopHearing = hearOutbox((message) => {
      if (message === 'added') turns.run()
      clearTimeout(quiet)
      quiet = setTimeout(() => {
        void badge() // read once: a long queue empties fast
        if (!turns.isRunning()) void tellNews().catch(() => {}) // else it is told at the end of the run
      }, togetherMs)
    })
    addEventListener('online', onNetwork)
    addEventListener('pageshow', onVisit)
    document.addEventListener('visibilitychange', onVisible)
    onVisit()
    void badge()
    return () => {
      turns.stop()
      clearTimeout(quiet)
      stopHearing()
      removeEventListener('online', onNetwork)
      removeEventListener('pageshow', onVisit)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [navigate, t])

  return null
}
