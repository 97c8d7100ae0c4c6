import { useSyncExternalStore } from 'react'
import { findTheme, showTheme, themeKey, themeTags, type Theme } from '@/contract/theme.ts'
import { createEmitter } from '@/platform/emitter.ts'
import { stored } from './stored.ts'

const changes = createEmitter()

const findTags = () => document.querySelectorAll<HTMLMetaElement>(themeTags)

/** The visitor's choice on this device. Null follows the system. */
export const themeChoice = stored({ key: themeKey }, findTheme)

/** The theme that this page shows. Null follows the system, also on the server and in the first render. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(changes.subscribe, readTheme, () => null)
}

/** Applies to the page even if the device cannot store it. */
export function setTheme(theme: Theme | null): void {
  if (theme) themeChoice.write(theme)
  else themeChoice.remove()
  show(theme)
}

function show(theme: Theme | null): void {
  showTheme(theme, findTags())
  changes.emit()
}

/** Follows changes in other tabs, also those since the first paint. Returns the unsubscriber. */
export function observeTheme(): () => void {
  const follow = () => show(themeChoice.read())
  follow()
  return themeChoice.follow(follow)
}

function readTheme(): Theme | null {
  return findTheme(findTags()[0]?.content ?? null)
}
