import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** `/help#find-code` opens that answer; so does following a link to it, even repeatedly. */
export function useQuestionAddress(): void {
  const router = useRouter()
  useEffect(() => {
    // The visitor may have opened another one before hydration, which then counts.
    if (!document.querySelector('main details[open]')) openQuestion(router.state.location.hash)
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
