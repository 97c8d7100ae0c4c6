import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart, type Load } from './load-part.ts'
import { patiently } from './patiently.ts'
import { onFirstActivity, onIdle } from './when-needed.ts'

type DeferredOptions = {
  /** What starts it besides the visitor's first activity: being in `sight`, an `idle` page, or nothing. */
  until?: 'sight' | 'idle' | 'activity'
}

/**
 * A part of a page that is prerendered like the rest, but whose script and texts come only when they are needed. Until
 * then it is plain markup, with working links; React adopts it in place. A prop that changes meanwhile takes effect once
 * the part is there.
 */
export function deferred<Name extends string, Props extends object>(
  part: string,
  load: Load<Name, Props>,
  name: Name,
  { until = 'sight' }: DeferredOptions = {},
): ComponentType<Props> {
  function Deferred(props: Props) {
    const { i18n } = useTranslation()
    const [Part] = useState(() => {
      // On a page reached from another one nothing of it is on screen yet: then it is needed at once.
      const isOnScreen = !import.meta.env.SSR && markupOf(part) !== null
      return lazy(async () => {
        if (isOnScreen) await neededOf(part, until)
        return { default: await patiently(() => loadPart(i18n, load, name)) }
      })
    })
    const [isThere, setIsThere] = useState(false)
    const view = (given: Props) => (
      <Suspense>
        <Part {...given} />
        <Arrival onArrival={setIsThere} />
      </Suspense>
    )
    // Until its script is there the part stays the very same element: a new prop would make React throw the markup away,
    // or adopt it with a text that it does not have.
    const [early] = useState(() => view(props))
    const ref = useEarlyPress(isThere)
    return (
      <div ref={ref} data-part={part}>
        {isThere ? view(props) : early}
      </div>
    )
  }
  return Deferred
}

/**
 * A button that was pressed before its script was there is pressed again once it is, and a form that was sent is sent
 * again: React drops such presses, and the browser would leave the page.
 */
function useEarlyPress(isThere: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const repeat = useRef<() => void>(null)
  useEffect(() => {
    const notePress = ({ target }: Event) => {
      if (!(target instanceof Element && ref.current?.contains(target))) return
      const button = target.closest<HTMLButtonElement>('button[type=button]')
      repeat.current = button && (() => button.click())
    }
    const forgetPress = () => {
      repeat.current = null
    }
    const holdForm = (event: SubmitEvent) => {
      const { target: form, submitter } = event
      if (event.defaultPrevented || !(form instanceof HTMLFormElement && ref.current?.contains(form))) return
      event.preventDefault()
      repeat.current = () => form.requestSubmit(submitter)
    }
    // On the document: React stops at its root what no component can handle yet. What comes through has been handled;
    // pressed again, a switch would be back where it was. A part may come to life within a press: hence the later task.
    const timer = isThere ? setTimeout(() => repeat.current?.()) : undefined
    if (!isThere) {
      document.addEventListener('click', notePress, true)
      document.addEventListener('submit', holdForm)
    }
    document.addEventListener('click', forgetPress)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', notePress, true)
      document.removeEventListener('submit', holdForm)
      document.removeEventListener('click', forgetPress)
    }
  }, [isThere])
  return ref
}

/** Says when what it stands beside has come to life. */
function Arrival({ onArrival }: { onArrival: (isThere: boolean) => void }) {
  useEffect(() => onArrival(true), [onArrival])
  return null
}

function markupOf(part: string): Element | null {
  return document.querySelector(`[data-part="${part}"] > *`)
}

function neededOf(part: string, until: 'sight' | 'idle' | 'activity'): Promise<void> {
  const element = markupOf(part)
  // What the address names is what the visitor came for.
  if (document.getElementById(location.hash.slice(1))?.closest(`[data-part="${part}"]`))
    return Promise.resolve()
  return onFirstActivity((now) => {
    if (until === 'idle') return onIdle(now)
    if (until === 'activity' || !element) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) now()
    })
    observer.observe(element)
    return () => observer.disconnect()
  })
}
