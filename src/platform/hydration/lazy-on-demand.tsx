import { startTransition, Suspense, useEffect, useState, type ComponentType } from 'react'
import { withRetry } from './with-retry.ts'

/**
 * For components that are shown on demand, such as dialogs. Script and texts load at the first render. Not with `lazy`:
 * once React has shown a fallback, it waits 300 ms before it shows the content. `Placeholder` reserves the space.
 */
export function lazyOnDemand<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  Placeholder?: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function OnDemand(props: Props) {
    const [Content, setContent] = useState(() => loaded)
    useEffect(() => {
      if (Content) return
      void withRetry(load).then((module) => {
        loaded = module[name]
        // In a transition, which waits for the texts without a fallback.
        startTransition(() => setContent(() => loaded))
      })
    }, [Content])
    return <Suspense>{Content ? <Content {...props} /> : Placeholder && <Placeholder />}</Suspense>
  }
}
