import { useEffect } from 'react'

/**
 * Marks the document as hydrated and reveals content that the head script hid. Its Suspense boundary follows the
 * page's, because React hydrates boundaries in order, after everything around them.
 */
export function DocumentReady() {
  useEffect(() => {
    document.documentElement.removeAttribute('data-pending')
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
