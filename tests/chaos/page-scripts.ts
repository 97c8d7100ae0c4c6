/** Functions that run inside the pages. Each is handed over whole, so they share nothing. */

export type Form = 'Newsletter' | 'Popup Form' | 'Contact Page'

/** Reports every notice, every press of Send, and every button that says "Sending...". */
export function watchPage(sendingLabels: readonly string[]) {
  const seen = new WeakMap<Element, string>()
  const emailIn = (form: HTMLFormElement | null) =>
    form?.querySelector<HTMLInputElement>('[name=email]')?.value ?? ''
  const look = () => {
    for (const element of document.querySelectorAll('[data-sonner-toast] [data-tone]')) {
      const title = element.querySelector('p')?.textContent ?? ''
      if (seen.get(element) === title) continue
      seen.set(element, title)
      void window.noticeSeen?.(title)
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>('form button[type=submit]')) {
      if (seen.get(button) === button.textContent) continue
      seen.set(button, button.textContent)
      if (sendingLabels.includes(button.textContent)) void window.formSeen?.('sending', emailIn(button.form))
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  const onSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) void window.formSeen?.('pressed', emailIn(target))
  }
  addEventListener('submit', onSubmit, { capture: true }) // before the page's own listeners
}

/**
 * Makes storage fail for as long as a cookie says so. A full disk throws at each write, of IndexedDB and of Web
 * Storage; a browser that blocks storage throws at each opening.
 */
export function breakStorage() {
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

type Writing = { form: Form; fields: Record<string, string> }

/** Writes the fields and presses the button as fast as script can. Returns whether it was pressed. */
export async function writeFast({ form, fields }: Writing): Promise<boolean> {
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
      dispatchEvent(new Event('pointermove')) // activity; it does not count before any script runs
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
        await pause(0) // React draws this field before the next one is written
      }
      button.click()
      return true
    }
    await pause(10)
  }
  return false
}

/** Describes the page for the report if a form never hydrates. */
export function describePage(): string {
  const selector = 'main form button, footer form button, dialog[open] button'
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(selector)]
  return JSON.stringify({
    at: location.pathname,
    state: document.readyState,
    isHydrated: document.documentElement.dataset.hydrated !== undefined,
    hasWorker: navigator.serviceWorker.controller !== null,
    heading: document.querySelector('h1')?.textContent,
    buttons: buttons.map(({ textContent, disabled }) => `${textContent}${disabled ? ' (disabled)' : ''}`),
  })
}

/**
 * Closes the notices that have been read and presses a button of the one that has it. Returns whether there was one. A
 * new notice would replace an equal open one without a change that `watchPage` could observe.
 */
export function pressInNotice(label: string): boolean {
  const notices = [...document.querySelectorAll('[data-sonner-toast][data-removed=false]')]
  const press = (notice: Element, name: string) => {
    const buttons = [...notice.querySelectorAll<HTMLButtonElement>('button')]
    const button = buttons.find((one) => (one.ariaLabel ?? one.textContent).trim() === name)
    button?.click()
    return button !== undefined
  }
  for (const notice of notices) if (!notice.textContent.includes(label)) press(notice, 'Close')
  return notices.some((notice) => press(notice, label))
}
