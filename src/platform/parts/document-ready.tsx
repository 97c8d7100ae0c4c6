import { useEffect } from 'react'

/**
 * Says on the document that script has taken over, and shows what the head script held back. It stands in a Suspense
 * boundary after the page's: React comes to boundaries in their order, when everything around them is done.
 */
export function DocumentReady() {
  useEffect(() => {
    document.documentElement.removeAttribute('data-pending')
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
