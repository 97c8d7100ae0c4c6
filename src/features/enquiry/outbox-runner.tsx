import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { notify } from '@/platform/toasts.ts'
import { setBadge } from '@/platform/device/app-badge.ts'
import { hasNetwork } from '@/platform/device/network-probe.ts'
import { isOnline } from '@/platform/device/online.ts'
import { reportFault } from '@/platform/report-fault.ts'
import { requestSync } from '@/platform/device/sw-bridge/registration.ts'
import { outboxExists, subscribeToOutbox } from '@/outbox/signals.ts'
import { hasUnstoredResults, nextDueAt, recoverEntries, replayOutbox } from '@/outbox/replay.ts'
import { countOutbox, markParkedRead, takeUnread } from '@/outbox/store.ts'
import { createReplayScheduler } from '@/outbox/replay-scheduler.ts'

/** Deliveries within this interval share one toast. */
const togetherMs = 500

/**
 * Sends queued enquiries on start, when the network or the page returns, when a retry is due, and when another tab
 * queues an enquiry. Then notifies the visitor, in one visible tab only.
 */
export function OutboxRunner() {
  const { t } = useTranslation('enquiry')
  const navigate = useNavigate()

  useEffect(() => {
    let isProven = false
    let isStoreReported = false
    let settling: ReturnType<typeof setTimeout> | undefined

    const openMessages = () => void navigate({ to: '/enquiries' })

    const reportParked = async () => {
      const count = await markParkedRead()
      if (count > 0) reportFault({ kind: 'enquiry', outcome: 'parked', count })
    }

    const announceChanges = async () => {
      if (document.visibilityState !== 'visible') return
      const { sent, signUps, parked } = await takeUnread()
      if (sent > 0) {
        notify({ dismiss: 'enquiry-saved' })
        notify({
          id: 'outbox-sent',
          tone: 'good',
          title: t('outbox.sent.title', { count: sent }),
          body: t(`outbox.sent.${signUps === sent ? 'signedUp' : 'body'}`, { hours: claims.replyHours }),
          actions: [{ label: t('messages.title'), onPress: openMessages }],
        })
      }
      if (parked > 0) {
        notify({
          id: 'outbox-parked',
          tone: 'bad',
          title: t('outbox.parked.title', { count: parked }),
          body: t('outbox.parked.body'),
          sticky: true,
          actions: [{ label: t('outbox.review'), onPress: openMessages }],
          onShown: () => void reportParked().catch(() => {}), // storage fails: unread until it works
        })
      }
    }

    const badge = async () => {
      if (!('setAppBadge' in navigator)) return
      try {
        setBadge((await outboxExists()) ? await countOutbox() : 0)
      } catch {
        // IndexedDB is unavailable: keep the current badge.
      }
    }

    const replay = (wokenAt: number | null) =>
      replayOutbox({ wokenAt }).catch((error: unknown) => {
        if (hasUnstoredResults() && !isStoreReported) {
          isStoreReported = true
          const title = t('outbox.unstored.title')
          notify({ id: 'outbox-store', tone: 'bad', title, body: t('outbox.unstored.body'), sticky: true })
        }
        throw error
      })

    const scheduler = createReplayScheduler(async (wokenAt) => {
      if (!(await outboxExists())) return null
      // The browser may be wrong about the network, so each visit probes it. A failed attempt would delay the entries.
      if (wokenAt !== null) isProven = !isOnline() && (await hasNetwork())
      const isUp = isOnline() || isProven
      if (!isUp) await recoverEntries(Date.now())
      const dueAt = isUp ? (await replay(wokenAt)).nextDueAt : await nextDueAt(Date.now())
      if (dueAt !== null) void requestSync() // an earlier sync registration may have expired
      await announceChanges()
      return isUp ? dueAt : null
    })
    const onNetwork = () => scheduler.trigger('network')
    const onVisit = () => scheduler.trigger('visit')
    const onVisible = () => {
      if (document.visibilityState === 'visible') onVisit()
    }
    const unsubscribe = subscribeToOutbox((message) => {
      if (message === 'added') scheduler.run()
      clearTimeout(settling)
      settling = setTimeout(() => {
        void badge() // debounced: a long queue empties fast
        if (!scheduler.isRunning()) void announceChanges().catch(() => {}) // otherwise the run does it at its end
      }, togetherMs)
    })
    const listening = new AbortController()
    addEventListener('online', onNetwork, listening)
    addEventListener('pageshow', onVisit, listening)
    document.addEventListener('visibilitychange', onVisible, listening)
    onVisit()
    void badge()
    return () => {
      scheduler.stop()
      clearTimeout(settling)
      unsubscribe()
      listening.abort()
    }
  }, [navigate, t])

  return null
}
