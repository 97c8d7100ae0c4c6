import { lazy, Suspense, type ComponentType } from 'react'
import { withRetry } from './with-retry.ts'

/** For components that are shown on demand, such as dialogs. Script and texts load at the first render. */
export function lazyOnDemand<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const Content = lazy<ComponentType<Props>>(async () => ({ default: (await withRetry(load))[name] }))
  return function OnDemand(props: Props) {
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    )
  }
}
