import { useSyncExternalStore } from 'react'
import { findTheme, showTheme, themeKey, themeTags, type Theme } from '@/contract/theme.ts'
import { onStoredChange, stored } from './stored.ts'

const findTags = () => document.querySelectorAll<HTMLMetaElement>(themeTags)

/** The visitor's choice on this device. Null follows the system. */
export const themeChoice = stored({ key: themeKey }, findTheme)

/** The theme that this page shows. Null follows the system, also on the server and in the first render. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(subscribe, readTheme, () => null)
}

/** Applies to the page even if the device cannot store it. */
export function setTheme(theme: Theme | null): void {
  if (theme) themeChoice.write(theme)
  else themeChoice.remove()
  showTheme(theme, findTags())
}

/** Follows changes in other tabs, also those since the first paint. Returns the unsubscriber. */
export function observeTheme(): () => void {
  const follow = () => showTheme(themeChoice.read(), findTags())
  follow()
  return onStoredChange((key) => {
    if (key === themeKey || key === null) follow()
  })
}

function readTheme(): Theme | null {
  return findTheme(findTags()[0]?.content ?? null)
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.head, { attributeFilter: ['content'], subtree: true })
  return () => observer.disconnect()
}
