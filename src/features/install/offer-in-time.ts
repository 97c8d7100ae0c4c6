import type { i18n as I18n } from 'i18next'
import { neutralPath } from '@/contract/language.ts'
import { isPageBusy } from '@/platform/device/busy.ts'
import { successChannel } from '@/platform/success-channel.ts'
import { installWay } from '@/platform/device/install.ts'
import { readText } from '@/platform/device/storage.ts'
import { countVisit, mayOffer, noteOffer } from './install-offer.ts'

/** Time to look at the page, or to read a success toast. */
const pauseMs = 4_000

/** The storage key of the watch page's verified code. */
const watchCode = { key: 'sporte:watch-code' } as const

/**
 * Offers the app at most once in 90 days: on a later visit, to visitors with a watch code, or after an enquiry. Waits
 * during streams, typing and dialogs; returns a function that stops it.
 */
export function offerInTime(i18n: I18n): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const offerSoon = () => {
    if (!mayOffer(Date.now())) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (installWay() === null || !mayOffer(Date.now())) return
      if (document.hidden || isPageBusy() || isWatching()) offerSoon()
      else void offer(i18n)
    }, pauseMs)
  }
  if (countVisit() > 1 || readText(watchCode) !== null) offerSoon()
  const unsubscribeStorage = successChannel.handle(offerSoon)
  return () => {
    clearTimeout(timer)
    unsubscribeStorage()
  }
}

async function offer(i18n: I18n): Promise<void> {
  try {
    const { offerInstall } = await import('./install-toasts.ts')
    const show = await offerInstall(i18n)
    if (noteOffer(Date.now())) show()
  } catch {
    // Offline: the next visit tries again.
  }
}

/** Whether the offer would cover a stream, or the scores of the first screen. */
function isWatching(): boolean {
  const path = neutralPath(location.pathname)
  return path === '/watch' || (path === '/live-scores' && scrollY < innerHeight)
}
