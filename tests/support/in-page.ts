/** Functions that run in a page of any browser, each serialised on its own. */

/**
 * Presses a control as soon as React handles its clicks, and resolves with the text of the file that it saves, because
 * the drivers of Firefox and WebKit report no downloads.
 */
export async function savedText({ selector, text }: { selector: string; text: string }): Promise<string> {
  const isReady = (element: Element) =>
    element.textContent === text && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  let control: HTMLElement | undefined
  while (!control) {
    control = Array.from(document.querySelectorAll<HTMLElement>(selector)).find(isReady)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const create = URL.createObjectURL.bind(URL)
  const file = new Promise<Blob | MediaSource>((resolve) => {
    URL.createObjectURL = (saved) => {
      resolve(saved)
      return create(saved)
    }
  })
  control.click()
  const saved = await file
  URL.createObjectURL = create
  return saved instanceof Blob ? saved.text() : ''
}

/** Resolves with the language of this page's feed, and whether it has entries. */
export function readFeed(): Promise<{ language: string | null; hasEntries: boolean }> {
  const link = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')
  const request = new XMLHttpRequest() // Trusted Types refuse DOMParser
  request.open('GET', link?.href ?? '')
  request.responseType = 'document'
  request.send()
  return new Promise((resolve, reject) => {
    request.addEventListener('loadend', () => {
      const feed = request.responseXML?.documentElement
      if (!feed) return reject(new Error('The feed is not XML'))
      resolve({ language: feed.getAttribute('xml:lang'), hasEntries: feed.querySelector('entry') !== null })
    })
  })
}
