import type { FlatNamespace } from 'i18next'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart, type Load } from './load-part.ts'
import { withRetry } from './with-retry.ts'
import { onFirstActivity, onIdle } from './activity.ts'

type DeferredOptions = {
  /** Its messages, loaded with its script. `tests/unit/texts-of-parts.test.ts` fails if one is missing. */
  texts?: readonly FlatNamespace[]
  /** The trigger besides the visitor's first activity: scrolling into `sight`, an `idle` page, or none. */
  until?: 'sight' | 'idle' | 'activity'
}

/**
 * A component that is prerendered, but whose script and messages load on demand. Until then it is static markup with
 * working links, and React hydrates it in place. Prop changes before that apply after hydration.
 */
export function deferred<Name extends string, Props extends object>(
  part: string,
  load: Load<Name, Props>,
  name: Name,
  { until = 'sight', texts }: DeferredOptions = {},
): ComponentType<Props> {
  // Cached, because a document has one language. After Back it renders immediately, so that the scroll position is
  // right.
  let known: ComponentType<Props> | undefined

  function Deferred(props: Props) {
    const { i18n } = useTranslation()
    const [Part] = useState<ComponentType<Props>>(() => {
      if (known) return known
      // After a client-side navigation there is no markup, so load at once.
      const isOnScreen = !import.meta.env.SSR && markupOf(part) !== null
      return lazy(async () => {
        if (isOnScreen) await neededOf(part, until)
        const component = await withRetry(() => loadPart(i18n, load, name, texts))
        if (!import.meta.env.SSR) known = component
        return { default: component }
      })
    })
    const [isInstalled, setIsThere] = useState(false)
    const view = (given: Props) => (
      <Suspense>
        <Part {...given} />
        <Arrival onArrival={setIsThere} />
      </Suspense>
    )
    // The element must not change until its script is loaded. A new prop would make React discard the markup, or
    // hydrate it with a message that it does not have.
    const [early] = useState(() => view(props))
    const ref = useEarlyPress(isInstalled)
    return (
      <div ref={ref} data-part={part}>
        {isInstalled ? view(props) : early}
      </div>
    )
  }
  return Deferred
}

/** Repeats clicks and submissions from before hydration. React drops them, and a submission would leave the page. */
function useEarlyPress(isInstalled: boolean): RefObject<HTMLDivElement | null> {
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
    // On the document, because React stops events at its root that no component can handle yet. Events that arrive here
    // have been handled, and repeating one would flip a switch back. A component may hydrate during a click, so the
    // repetition is a later task.
    const timer = isInstalled ? setTimeout(() => repeat.current?.()) : undefined
    if (!isInstalled) {
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
  }, [isInstalled])
  return ref
}

/** Reports when its siblings are hydrated. */
function Arrival({ onArrival }: { onArrival: (isInstalled: boolean) => void }) {
  useEffect(() => onArrival(true), [onArrival])
  return null
}

function markupOf(part: string): Element | null {
  return document.querySelector(`[data-part="${part}"] > *`)
}

function neededOf(part: string, until: 'sight' | 'idle' | 'activity'): Promise<void> {
  const element = markupOf(part)
  // The visitor came for the section in the URL.
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
