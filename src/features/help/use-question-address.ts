import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** `/help#find-code` opens that answer. */
export function useQuestionAddress(): void {
  const hash = useLocation({ select: (location) => location.hash })
  const moment = useLocation({ select: (location) => location.state.key })
  useEffect(() => {
    const question = hash && document.getElementById(hash)
    if (!(question instanceof HTMLDetailsElement)) return
    question.open = true
    question.scrollIntoView({ block: 'start' })
  }, [hash, moment])
}
