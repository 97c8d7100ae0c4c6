import { useEffect } from 'react'

/** Marks the document as hydrated and reveals content that the head script hid. Must hydrate last. */
export function DocumentReady() {
  useEffect(() => {
    document.documentElement.removeAttribute('data-pending')
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
