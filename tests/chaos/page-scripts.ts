/** Functions that run in the page. Each is serialised separately, so they cannot share code. */

export type Form = 'Newsletter' | 'Popup Form' | 'Contact Page'

/** Reports every press of Send and every "Sending..." button. */
export function watchForms(sendingLabels: readonly string[]) {
  const seen = new WeakMap<Element, string>()
  const emailIn = (form: HTMLFormElement | null) =>
    form?.querySelector<HTMLInputElement>('[name=email]')?.value ?? ''
  const look = () => {
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
  addEventListener('submit', onSubmit, { capture: true }) // runs before the site's listeners
}

/**
 * Makes storage fail while a cookie is set. `quota` throws on every write to IndexedDB and Web Storage, `no-storage` on
 * every `indexedDB.open`.
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

/** Forgets a choice of Arabic as each page opens. The visitor writes in English, and later pages would be Arabic. */
export function forgetLanguage() {
  if (location.protocol.startsWith('http')) localStorage.removeItem('sporte:language') // `about:blank` has no storage
}

type Writing = { form: Form; fields: Record<string, string> }

/** Fills the fields and clicks the button without delay. Returns whether it was clicked. */
export async function writeFast({ form, fields }: Writing): Promise<boolean> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const find = (): HTMLFormElement | null => {
    if (form === 'Contact Page') return document.querySelector('form[aria-labelledby="write"]')
    if (form === 'Popup Form') return document.querySelector('dialog[open] form:has([name=message])')
    return document.querySelector('footer form')
  }
  for (let wait = 0; wait < 2_000; wait += 1) {
    if (form === 'Popup Form' && !find() && wait % 100 === 0) {
      const buttons = [...document.querySelectorAll('button')]
      buttons.find((button) => button.textContent.trim() === 'Contact Us')?.click()
    }
    const found = find()
    if (form !== 'Popup Form' && wait % 100 === 0) {
      found?.scrollIntoView()
      dispatchEvent(new Event('pointermove')) // activity events before the script loads are missed
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
        await pause(0) // React renders this field before the next one is filled
      }
      button.click()
      return true
    }
    await pause(10)
  }
  return false
}

/**
 * Closes the other toasts, because `watchToasts` would miss an equal toast that replaces an open one. Then presses the
 * button and returns whether it was found.
 */
export function pressInToast(label: string): boolean {
  const toasts = [...document.querySelectorAll('[data-sonner-toast][data-removed=false]')]
  const press = (toast: Element, name: string) => {
    const buttons = [...toast.querySelectorAll<HTMLButtonElement>('button')]
    const button = buttons.find((one) => (one.ariaLabel ?? one.textContent).trim() === name)
    button?.click()
    return button !== undefined
  }
  for (const toast of toasts) if (!toast.textContent.includes(label)) press(toast, 'Close')
  return toasts.some((toast) => press(toast, label))
}
