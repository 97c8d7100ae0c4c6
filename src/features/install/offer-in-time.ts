import type { i18n as I18n } from 'i18next'
import { neutralPath } from '@/contract/language.ts'
import { isPageBusy } from '@/platform/device/busy.ts'
import { successChannel } from '@/platform/success-channel.ts'
import { installWay } from '@/platform/device/install.ts'
import { readText, writeText } from '@/platform/device/storage.ts'
import { stored } from '@/platform/device/stored.ts'

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
    if (!mayOffer()) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (installWay() === null || !mayOffer()) return
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
    // Not without storage, or every page would show it.
    if (offeredAt.write(String(Date.now()))) show()
  } catch {
    // Offline: the next visit tries again.
  }
}

/** Whether the offer would cover a stream, or the scores of the first screen. */
function isWatching(): boolean {
  const path = neutralPath(location.pathname)
  return path === '/watch' || (path === '/live-scores' && scrollY < innerHeight)
}

/** The time of the last offer on this device, in milliseconds since 1970. NaN if there was none. */
const offeredAt = stored({ key: 'sporte:install-offered' }, (text) => Number(text ?? Number.NaN))
/** The number of visits on this device. A visit is one tab's browser session. */
const visits = stored({ key: 'sporte:visits' }, Number)
const thisVisit = { key: 'sporte:visits', area: 'session' } as const

const restMs = 90 * 86_400_000

/** Counts this visit once and returns the number of visits. Zero if storage is unavailable. */
function countVisit(): number {
  const held = visits.read()
  const before = Number.isSafeInteger(held) && held > 0 ? held : 0
  if (readText(thisVisit) !== null) return before
  if (!writeText(thisVisit, '1')) return 0
  return visits.write(String(before + 1)) ? before + 1 : 0
}

/** True if the last offer is at least `restMs` ago, whether accepted or not. Ignores a time in the future. */
function mayOffer(): boolean {
  const age = Date.now() - offeredAt.read()
  return !(age >= 0 && age < restMs)
}
