import { useLayoutEffect, useState, type RefObject } from 'react'

/** The served fields that React has not hydrated yet, with what identifies them. */
const early = new Map<HTMLInputElement, string>()
let focused: Element | null = null

const findFields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]

/** Not by id, which a redraw changes, nor by the whole label, to which an extension may have added. */
const identify = ({ name, labels }: HTMLInputElement) => name + labels?.[0]?.firstChild?.textContent

if ('document' in globalThis) for (const field of findFields()) early.set(field, identify(field))

/**
 * Keeps input and focus if React discards the markup and draws it again, as after an extension has added elements. The
 * component of each field then adopts its input as without a redraw.
 *
 * Call in the component that mounts last, and renders again whenever fields may have appeared.
 */
export function useEarlyInput(root?: RefObject<Element | null>): void {
  // During render: by the first effect, the field has lost focus.
  useState(() => {
    if (early.size > 0 && focused?.isConnected !== false) focused = document.activeElement
  })
  useLayoutEffect(() => restore(root?.current ?? null))
}

function restore(root: Element | null): void {
  for (const [field, identity] of early) {
    if (field.closest('[data-deferred]') === root) early.delete(field)
    if (field.isConnected) continue
    const next = findFields().find((each) => identify(each) === identity)
    if (!next) continue
    early.delete(field)
    if (field.checked !== field.defaultChecked) next.checked = field.checked
    if (field.value !== field.defaultValue) next.value = field.value
    if (field === focused && document.activeElement === document.body) next.focus({ preventScroll: true })
  }
}
