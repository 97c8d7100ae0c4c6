import { isInField } from '@/platform/device/busy.ts'

/**
 * Detects docked developer tools by the difference between window and viewport size. This is only a deterrent: the
 * stream's server decides who may watch.
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
 * Whether something other than the browser's own bars takes space from the page. Phones have no docked tools, but their
 * bars and keyboards appear and disappear.
 *
 * Page zoom shrinks the viewport equally in both directions, so it is factored out first. Zoom cannot exceed the pixel
 * ratio.
 */
export function isDocked(size: WindowSize, hasMouse = matchMedia('(pointer: fine)').matches): boolean {
  if (!hasMouse || size.innerWidth === 0 || size.innerHeight === 0) return false
  const shrink = Math.min(size.outerWidth / size.innerWidth, size.outerHeight / size.innerHeight)
  const zoom = Math.min(Math.max(shrink, 1), Math.max(size.devicePixelRatio, 1))
  return (
    size.outerWidth - size.innerWidth * zoom > thresholdPx ||
    size.outerHeight - size.innerHeight * zoom > thresholdPx
  )
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
export function blockDevTools(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (isBlockedKey(event)) event.preventDefault()
  }
  const onOutside = (event: Event) => {
    const { target } = event
    // When text is dragged, the target is a text node.
    const element = target instanceof Text ? target.parentElement : target
    if (!(element instanceof Element && isInField(element))) event.preventDefault()
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('contextmenu', onOutside)
  document.addEventListener('dragstart', onOutside)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('contextmenu', onOutside)
    document.removeEventListener('dragstart', onOutside)
  }
}
