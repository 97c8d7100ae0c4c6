/**
 * Runs in a page of any browser, serialised on its own. Presses a control as soon as React handles its clicks, and resolves with the text of the file that it saves, because
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
