import { useEffect } from 'react'
import { useEarlyInput } from './early-input.ts'

/** Marks the document as hydrated and reveals content that the head script hid. Must hydrate last. */
export function DocumentReady() {
  useEarlyInput()
  useEffect(() => {
    document.documentElement.removeAttribute('data-pending')
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
