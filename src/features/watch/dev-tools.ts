import { useEffect } from 'react'
import { isInField } from '@/platform/device/busy.ts'

/**
 * Detects docked developer tools by the space that they take from the page. This is only a deterrent: the stream's
 * server decides who may watch.
 *
 * `.github/decisions/2026-11-21-detect-developer-tools.md` explains why there is no console probe.
 */
const sizeCheckMs = 1_000
const pollMs = 500
const flagMs = 2_500
const thresholdPx = 160

/**
 * Reports changes of the flag, which is on for 2.5 s after each detection. Returns a function that stops the detection.
 */
export function observeDevTools(onChange: (detected: boolean) => void): () => void {
  const isDocked = createDockCheck()
  isDocked(window)
  let sensedAt = Number.NEGATIVE_INFINITY
  let shown = false
  const sizeCheck = setInterval(() => {
    if (isDocked(window)) sensedAt = performance.now()
  }, sizeCheckMs)
  const poll = setInterval(() => {
    const detected = performance.now() - sensedAt < flagMs
    if (detected !== shown) onChange(detected)
    shown = detected
  }, pollMs)
  return () => {
    clearInterval(sizeCheck)
    clearInterval(poll)
  }
}

type WindowSize = Pick<
  Window,
  'outerWidth' | 'outerHeight' | 'innerWidth' | 'innerHeight' | 'devicePixelRatio'
>

/**
 * Returns a check whether something has taken space from the page since the first call, other than a zoom or a resize.
 * Phones have no docked tools, but their bars and keyboards appear and disappear.
 */
export function createDockCheck(): (size: WindowSize) => boolean {
  let frame = ''
  let isSettled = false
  let [width, height] = [0, 0]
  return ({ outerWidth, outerHeight, innerWidth, innerHeight, devicePixelRatio }) => {
    const hasMouse = matchMedia('(pointer: fine)').matches
    if (!hasMouse || innerWidth === 0 || innerHeight === 0) return false
    // Safari zooms without another pixel ratio, but both sides in proportion.
    const scale = innerWidth / width
    const isZoomed = Math.abs(1 - scale) > 0.02 && Math.abs(scale - innerHeight / height) < 0.02
    const shown = `${outerWidth} ${outerHeight} ${devicePixelRatio}`
    const isResized = isZoomed || shown !== frame
    // A page can follow its window later, so the next call counts too.
    if (isResized || !isSettled) [width, height] = [innerWidth, innerHeight]
    isSettled = !isResized || frame === ''
    frame = shown
    width = Math.max(width, innerWidth)
    height = Math.max(height, innerHeight)
    // The zoom cannot exceed the pixel ratio.
    const zoom = Math.min(outerWidth / width, outerHeight / height, Math.max(devicePixelRatio, 1))
    return Math.max(width - innerWidth, height - innerHeight) * Math.max(zoom, 1) > thresholdPx
  }
}

/** F12, Ctrl/Cmd+Shift+I/J/C and Ctrl/Cmd+U. Also by `code`, because an Arabic keyboard has different letters. */
export function isBlockedKey(
  event: Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  if (event.key === 'F12' || event.code === 'F12') return true
  if (!event.ctrlKey && !event.metaKey) return false
  const pressed = [event.code, `Key${event.key.toUpperCase()}`]
  const blocked = event.shiftKey ? ['KeyI', 'KeyJ', 'KeyC'] : ['KeyU']
  return pressed.some((key) => blocked.includes(key))
}

/**
 * Blocks the inspection keys, and the context menu and dragging outside text fields. Inside them visitors need both to
 * edit text.
 */
export function DevToolsBlocker({ isOff }: { isOff: boolean }) {
  useEffect(() => {
    if (isOff) return
    const page = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (isBlockedKey(event)) event.preventDefault()
    }
    const onOutside = (event: Event) => {
      const { target } = event
      // When text is dragged, the target is a text node.
      const element = target instanceof Text ? target.parentElement : target
      if (!(element instanceof Element && isInField(element))) event.preventDefault()
    }
    document.addEventListener('keydown', onKey, page)
    document.addEventListener('contextmenu', onOutside, page)
    document.addEventListener('dragstart', onOutside, page)
    return () => page.abort()
  }, [isOff])
  return null
}
