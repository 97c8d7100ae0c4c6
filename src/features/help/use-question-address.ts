import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** `/help#find-code` opens that answer; so does following a link to it, also for the second time. */
export function useQuestionAddress(): void {
  const router = useRouter()
  useEffect(() => {
    openQuestion(router.state.location.hash)
    return router.subscribe('onResolved', ({ toLocation }) => openQuestion(toLocation.hash))
  }, [router])
}

function openQuestion(id: string): void {
  const question = id && document.getElementById(id)
  if (!(question instanceof HTMLDetailsElement)) return
  question.open = true
  question.scrollIntoView({ block: 'start' })
}
