import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/platform/emitter.ts'
import { createRequestChannel } from '@/platform/request-channel.ts'

/**
 * How this browser can install the site: with its own prompt (Chromium) or with manual steps (iPhone and iPad). The
 * head script stores the browser's prompt event, which may fire before our scripts run.
 */
export type InstallMethod = 'prompt' | 'apple'

const installedModes = ['standalone', 'minimal-ui', 'window-controls-overlay']

const changes = createEmitter((emit) => {
  // The head script's listener runs first, so the event is already stored.
  const events = ['beforeinstallprompt', 'appinstalled'] as const
  const listening = new AbortController()
  const listener = () => emit()
  for (const type of events) addEventListener(type, listener, listening)
  matchMedia('(display-mode: browser)').addEventListener('change', listener, listening)
  return () => listening.abort()
})

/** Shows the steps. Handled by the install feature. */
export const installSteps = createRequestChannel<void>(1)

/** Whether this page runs as an app installed on iOS, the only system with this property. */
export function isIosApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true
}

/** Whether this page runs as an installed app. */
export function isInstalled(): boolean {
  if (isIosApp()) return true
  return installedModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
}

/** iPads claim to be Macs, but no Mac has a touch screen. */
export function isIpad(): boolean {
  return (
    /iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}

/** Excludes other browsers on iPhone and iPad, which have the Share button next to the URL. */
export function isSafari(): boolean {
  return !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\//.test(navigator.userAgent)
}

/** Null if the site cannot be installed or is already installed. */
export function installWay(): InstallMethod | null {
  if (isInstalled()) return null
  if (globalThis.window.installPrompt) return 'prompt'
  // An in-app web view has no Share button, and its user agent does not contain Safari.
  const isApple = /iPhone|iPod/.test(navigator.userAgent) || isIpad()
  return isApple && /Safari\//.test(navigator.userAgent) ? 'apple' : null
}

/** Null on the server and in the first render. */
export function useInstallMethod(): InstallMethod | null {
  return useSyncExternalStore(changes.subscribe, installWay, () => null)
}

/** Shows the browser's prompt or the steps. Requires a user gesture. */
export function startInstall(): void {
  const offer = globalThis.window.installPrompt
  if (offer) {
    // A prompt works once. The browser sends another event when it can offer it again.
    globalThis.window.installPrompt = null
    changes.emit()
    offer.prompt().catch(() => {})
  } else installSteps.send()
}
