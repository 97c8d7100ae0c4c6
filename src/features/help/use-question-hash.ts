import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Opens the answer in the URL's hash, e.g. `/help#find-code`, and again after each navigation to it. */
export function useQuestionHash(): void {
  const router = useRouter()
  useEffect(() => {
    // An answer that the visitor opened before hydration takes precedence. The first is open from the start.
    const opened = document.querySelector('main details[open]')
    if (!opened || opened === document.querySelector('main details')) openQuestion(router.state.location.hash)
    return router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
      if (fromLocation) openQuestion(toLocation.hash)
    })
  }, [router])
}

function openQuestion(id: string): void {
  const question = id && document.getElementById(id)
  if (!(question instanceof HTMLDetailsElement)) return
  question.open = true
  question.scrollIntoView({ block: 'start' })
}
