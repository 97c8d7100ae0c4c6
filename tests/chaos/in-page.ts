/** What runs inside the pages: each function is handed over whole, and does only what a visitor could do. */

export type Form = 'Newsletter' | 'Popup Form' | 'Contact Page'

/** Tells of every notice that a page shows. */
export function watchNotices() {
  const told = new WeakMap<Element, string>()
  const look = () => {
    for (const element of document.querySelectorAll('[data-sonner-toast] [data-tone]')) {
      const title = element.querySelector('p')?.textContent ?? ''
      if (told.get(element) === title) continue
      told.set(element, title)
      void window.noticeSeen?.(title)
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * Storage that fails for as long as a cookie says so: a full disk throws at each write, of IndexedDB and of Web Storage, a
 * browser that blocks storage at each opening.
 */
export function sabotageStorage() {
  const fails = (how: string) =>
    location.pathname !== '/robots.txt' && document.cookie.includes(`chaos=${how}`)
  for (const verb of ['put', 'add'] as const) {
    const original = IDBObjectStore.prototype[verb]
    IDBObjectStore.prototype[verb] = function (...given: [unknown, IDBValidKey?]) {
      if (fails('quota')) throw new DOMException('The disk is full', 'QuotaExceededError')
      return original.apply(this, given)
    }
  }
  const setItem = Reflect.get(Storage.prototype, 'setItem')
  Storage.prototype.setItem = function (...given) {
    if (fails('quota')) throw new DOMException('The disk is full', 'QuotaExceededError')
    setItem.apply(this, given)
  }
  const factory = IDBFactory.prototype
  const open = Reflect.get(factory, 'open')
  factory.open = function (...given) {
    if (fails('no-storage')) throw new DOMException('Storage is blocked', 'SecurityError')
    return open.apply(this, given)
  }
}

/** Writes the fields and presses the button as fast as script can. Resolves once it is pressed; false if it cannot be. */
export async function writeFast({
  form,
  fields,
}: {
  form: Form
  fields: Record<string, string>
}): Promise<boolean> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const find = (): HTMLFormElement | null => {
    if (form === 'Contact Page') return document.querySelector('form[aria-labelledby="write"]')
    if (form === 'Popup Form') return document.querySelector('dialog[open] form:has([name=message])')
    return document.querySelector('[data-part=newsletter] form')
  }
  for (let wait = 0; wait < 2_000; wait += 1) {
    if (form === 'Popup Form' && !find() && wait % 100 === 0) {
      const buttons = [...document.querySelectorAll('button')]
      buttons.find((button) => button.textContent.trim() === 'Contact Us')?.click()
    }
    const found = find()
    if (form !== 'Popup Form' && wait % 100 === 0) {
      found?.scrollIntoView()
      dispatchEvent(new Event('pointermove')) // a sign of life: one that comes before any script is none
    }
    const button = found?.querySelector<HTMLButtonElement>('button[type=submit]')
    if (found && button && !button.disabled) {
      for (const [name, text] of Object.entries(fields)) {
        const control = found.elements.namedItem(name)
        const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
        if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
        if (control.value === text) continue
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text)
        control.dispatchEvent(new Event('input', { bubbles: true }))
        await pause(0) // React draws what was typed before the next field is
      }
      button.click()
      return true
    }
    await pause(10)
  }
  return false
}

/** What a visitor sees who waits for a form in vain, for the report. */
export function lookOf(form: Form): string {
  const buttons = [
    ...document.querySelectorAll<HTMLButtonElement>(
      'main form button, footer form button, dialog[open] button',
    ),
  ]
  const seen = {
    form,
    at: location.pathname,
    state: document.readyState,
    isHidden: document.hidden,
    ageMs: Math.round(performance.now()),
    paints: performance.getEntriesByType('paint').map(({ startTime }) => Math.round(startTime)),
    /** Scripts that are named and not asked for yet. */
    toAsk: document.querySelectorAll('link[rel=modulepreload][media]').length,
    scripts: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, responseStatus, responseEnd }) => [
        name.split('/').at(-1),
        responseStatus,
        Math.round(responseEnd),
      ]),
    isHydrated: document.documentElement.dataset.hydrated !== undefined,
    hasWorker: navigator.serviceWorker.controller !== null,
    title: document.title,
    heading: document.querySelector('h1')?.textContent,
    buttons: buttons.map(
      ({ textContent, disabled }) => `${textContent.trim()}${disabled ? ' (disabled)' : ''}`,
    ),
  }
  return JSON.stringify(seen)
}

/** Presses a button of the notices; false where there is none. */
export function pressInNotice(label: string): boolean {
  const buttons = [
    ...document.querySelectorAll<HTMLButtonElement>('[data-sonner-toast][data-removed=false] button'),
  ]
  const button = buttons.find(({ textContent }) => textContent.trim() === label)
  button?.click()
  return button !== undefined
}
