import { useEffect } from 'react'

/**
 * Marks the document as hydrated, and shows what the head script has hidden. Rendered in a Suspense boundary after the
 * page's: React hydrates boundaries in order, once everything around them is done.
 */
export function DocumentReady() {
  useEffect(() => {
    document.documentElement.removeAttribute('data-pending')
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
