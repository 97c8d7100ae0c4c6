import {
  createRef,
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type RefObject,
} from 'react'
import { onFirstActivity, onIdle } from './activity.ts'
import { useEarlyInput } from './early-input.ts'
import { withRetry } from './with-retry.ts'

/** The trigger besides the visitor's first activity: scrolling into `sight`, an `idle` page, or none. */
type Trigger = 'sight' | 'idle' | 'activity'

/**
 * A component that is prerendered, but whose script loads on demand, and then the texts that it reads with
 * `useTranslation`. Until then it is static markup with working links, and React hydrates it in place. Prop changes
 * before that apply after hydration.
 */
export function deferred<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { until = 'sight' }: { until?: Trigger } = {},
): ComponentType<Props> {
  // Kept, so that it renders immediately after Back and the scroll position is right.
  let loaded: ComponentType<Props> | undefined

  const loadContent = async () => {
    loaded = (await withRetry(load))[name]
    return { default: loaded }
  }

  const mount = (isHydrating: boolean) => {
    const root = createRef<HTMLDivElement>()
    if (loaded || !isHydrating) return { root, Content: loaded }
    const Content = lazy(async () => {
      // React hydrates the content after the element around it, so the root and its markup exist here.
      if (root.current?.firstElementChild) await untilNeeded(root.current, until)
      return loadContent()
    })
    return { root, Content }
  }

  function Deferred(props: Props) {
    const isHydrating = useIsHydrating()
    const [{ root, Content }, setMounted] = useState(() => mount(isHydrating))
    useEffect(() => {
      if (Content) return
      // After a client-side navigation. In a transition for the reason that `lazyOnDemand` gives.
      void loadContent().then((content) => {
        startTransition(() => setMounted({ root, Content: content.default }))
      })
    }, [root, Content])
    const [isHydrated, setIsHydrated] = useState(false)
    const view = (given: Props) => (
      <Suspense>
        {Content && <Content {...given} />}
        <Hydrated root={root} onHydrated={setIsHydrated} />
      </Suspense>
    )
    // The element must not change until its script is loaded. A new prop would make React discard the markup, or
    // hydrate it with a message that it does not have.
    const [firstView] = useState(() => view(props))
    useEarlyPress(root, isHydrated)
    return (
      <div ref={root} data-deferred="">
        {isHydrated ? view(props) : firstView}
      </div>
    )
  }
  return Deferred
}

/** True on the server and while React hydrates the component, false if it mounts later. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
}

/** Repeats clicks and submissions from before hydration. React drops them, and a submission would leave the page. */
function useEarlyPress(root: RefObject<HTMLDivElement | null>, isHydrated: boolean): void {
  const repeat = useRef<() => void>(null)
  useEffect(() => {
    const notePress = ({ target }: Event) => {
      if (!(target instanceof Element && root.current?.contains(target))) return
      const button = target.closest<HTMLButtonElement>('button[type=button]')
      repeat.current = button && (() => button.click())
    }
    const forgetPress = () => {
      repeat.current = null
    }
    const holdForm = (event: SubmitEvent) => {
      const { target: form, submitter } = event
      if (event.defaultPrevented || !(form instanceof HTMLFormElement && root.current?.contains(form))) return
      event.preventDefault()
      repeat.current = () => form.requestSubmit(submitter)
    }
    // On the document, because React stops events at its root that no component can handle yet. Events that arrive here
    // have been handled, and repeating one would flip a switch back. A component may hydrate during a click, so the
    // repetition is a later task.
    const timer = isHydrated ? setTimeout(() => repeat.current?.()) : undefined
    if (!isHydrated) {
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
  }, [root, isHydrated])
}

type HydratedProps = {
  root: RefObject<Element | null>
  onHydrated: (isHydrated: boolean) => void
}

/** Reports when its siblings are hydrated. */
function Hydrated({ root, onHydrated }: HydratedProps) {
  useEarlyInput(root)
  useEffect(() => onHydrated(true), [onHydrated])
  return null
}

function untilNeeded(root: HTMLElement, until: Trigger): Promise<void> {
  // The visitor came for a view or a section in the URL.
  if ('pending' in document.documentElement.dataset) return Promise.resolve()
  if (root.contains(document.getElementById(location.hash.slice(1)))) return Promise.resolve()
  return onFirstActivity((now) => {
    if (until === 'idle') return onIdle(now)
    if (until === 'activity' || !root.firstElementChild) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) now()
    })
    observer.observe(root.firstElementChild)
    return () => observer.disconnect()
  })
}
