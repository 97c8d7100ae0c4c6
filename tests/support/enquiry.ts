import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { OutboxEntry } from '@/outbox/entry.ts'
import { buildEntry, buildEnquiry } from './enquiry-fixture.ts'
import type { SiteServer } from '../sandbox/site-server.ts'
import { expect, openActive } from './site.ts'

export const words = {
  en: {
    contactUs: 'Contact Us',
    heading: 'Talk to us',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email Address',
    phone: 'Phone',
    country: 'Country',
    message: 'Message',
    submit: 'Send message',
    cancel: 'Cancel',
    keep: 'Save and send later',
    saved: 'Saved on this device',
  },
  ar: {
    contactUs: 'تواصل معنا',
    heading: 'تحدّث إلينا',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    country: 'الدولة',
    message: 'الرسالة',
    submit: 'أرسل الرسالة',
    cancel: 'ألغِ',
    keep: 'احفظها وأرسلها لاحقًا',
    saved: 'حُفظت على هذا الجهاز',
  },
} as const

type FormMessages = (typeof words)['en' | 'ar']

export const written = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.com',
  phone: '+971 50 123 4567',
  country: 'United Arab Emirates',
  message: 'How do we put our fight night on air?',
}

export const enquiryDialog = (page: Page, said: FormMessages = words.en): Locator =>
  page.getByRole('dialog', { name: said.heading })

export const submitButton = (page: Page, said: FormMessages = words.en): Locator =>
  enquiryDialog(page, said).getByRole('button', { name: said.submit })

export async function openDialog(page: Page, said: FormMessages = words.en): Promise<Locator> {
  await page.getByRole('button', { name: said.contactUs }).press('Enter')
  await expect(enquiryDialog(page, said)).toBeVisible()
  return enquiryDialog(page, said)
}

export async function fillIn(page: Page, draft = written, said: FormMessages = words.en) {
  for (const field of ['firstName', 'lastName', 'email', 'phone', 'message'] as const)
    await enquiryDialog(page, said).getByLabel(said[field]).fill(draft[field])
  await enquiryDialog(page, said).getByLabel(said.country).selectOption(draft.country)
}

export async function sendFromDialog(page: Page, message = written.message, said: FormMessages = words.en) {
  await openDialog(page, said)
  await fillIn(page, { ...written, message }, said)
  await submitButton(page, said).click()
}

export async function expectWritten(page: Page, message?: string) {
  for (const [field, text] of Object.entries(written))
    await expect(enquiryDialog(page).locator(`[name=${field}]`), message).toHaveValue(text)
}

export async function saveOffline(page: Page, message = written.message) {
  await sendFromDialog(page, message)
  await expect(toast(page, words.en.saved)).toBeVisible()
  await expect(enquiryDialog(page)).toBeHidden()
}

export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /^(?:Notifications|الإشعارات)/ })

/** The toast with exactly this title, unless it is being removed. */
export const toast = (page: Page, title: string): Locator =>
  toasts(page)
    .getByRole('listitem')
    .and(page.locator('[data-removed=false]'))
    .filter({ has: page.getByText(title, { exact: true }) })

export async function expectToast(page: Page, title: string, body: string) {
  await expect(toast(page, title).getByRole('paragraph')).toHaveText([title, body])
}

/** The outbox rows on this device, oldest first. Reads IndexedDB directly, without the site's code. */
export function storedRows(page: Page): Promise<{ key: string; value: unknown }[]> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'sporte-outbox')) return []
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('sporte-outbox')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error('IndexedDB did not open'))
    })
    const store = database.transaction('rows').objectStore('rows')
    const read = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const [keys, values] = await Promise.all([read(store.getAllKeys()), read<unknown[]>(store.getAll())])
    database.close()
    const savedAt = (value: unknown) =>
      typeof value === 'object' && value !== null && 'savedAt' in value ? Number(value.savedAt) : 0
    return keys
      .flatMap((key, index) =>
        typeof key === 'string' && key.startsWith('entry:') ? [{ key, value: values[index] }] : [],
      )
      .toSorted((a, b) => savedAt(a.value) - savedAt(b.value))
  })
}

/** Writes outbox rows directly to IndexedDB, as an earlier visit would have left them. */
export async function seedRows(page: Page, rows: readonly { key: string; value: object }[]) {
  await page.evaluate(async (given) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('sporte-outbox', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('rows')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error('IndexedDB did not open'))
    })
    const transaction = database.transaction('rows', 'readwrite')
    for (const { key, value } of given) transaction.objectStore('rows').put(value, key)
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(new Error('The rows were not written'))
    })
    database.close()
  }, rows)
}

/**
 * `count` entries in the format of the first release, saved one millisecond apart. Their messages are `message 1`,
 * `message 2` and so on.
 */
export function anOutbox(count: number, overrides: Partial<OutboxEntry> = {}) {
  return Array.from({ length: count }, (_, index) => {
    const savedAt = Date.now() - count + index
    const key = `entry:${String(savedAt).padStart(15, '0')}`
    const enquiry = buildEnquiry({ message: `message ${index + 1}`, submissionId: crypto.randomUUID() })
    return { key, value: buildEntry({ key, savedAt, enquiry, ...overrides }) }
  })
}

/** The received messages in order, including duplicates. */
export const messages = (site: SiteServer): unknown[] =>
  site.sandbox.lead.received.map(({ body }) => body.message)

/** Opens a page as `openActive` does, with these rows in the outbox before the site's script runs. */
export async function openWith(
  page: Page,
  address: string,
  rows: readonly { key: string; value: object }[],
): Promise<void> {
  await page.goto('/robots.txt') // same origin, but no script
  await seedRows(page, rows)
  await openActive(page, address)
}

/** Collects the submission ids of all further POST requests in order, including those that the receiver rejects. */
export function submissionIds(page: Page): unknown[] {
  const ids: unknown[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const body: unknown = request.postDataJSON()
    ids.push(typeof body === 'object' && body !== null && 'submissionId' in body ? body.submissionId : null)
  })
  return ids
}

/** The text of a sent enquiry on `/enquiries`. */
export const sentItem = /^Enquiry.+ [AP]M.?\. Reference: .?[\da-f-]{1,8}/

/** The items on `/enquiries`: queued enquiries, then the sent ones. */
export const listedEnquiries = (page: Page): Locator => page.getByRole('main').getByRole('listitem')

/** Triggers an outbox run, as if the network came back. Resolves when the run is complete. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(10, 10) // first activity; without it, hydration is delayed
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel('sporte-outbox')
        channel.onmessage = ({ data }) => {
          if (data !== 'changed') return
          channel.close()
          resolve()
        }
        dispatchEvent(new Event('online'))
      }),
  )
}

/** Dispatches a Background Sync event, which browsers otherwise do at a time of their choice. */
export async function backgroundSync(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'sporte-outbox',
    lastChance: false,
  })
  await cdp.detach()
}

/** Reports every further toast on any page of the context. */
export async function watchToasts(
  context: BrowserContext,
  hear: (page: Page, title: string, text: string) => void,
): Promise<void> {
  await context.exposeBinding('toastSeen', ({ page }, title: string, text: string) => hear(page, title, text))
  await context.addInitScript(() => {
    const titles = new WeakMap<Element, string>()
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('[data-sonner-toast] [data-tone]')) {
        const title = element.querySelector('p')?.textContent ?? ''
        if (titles.get(element) === title) continue
        titles.set(element, title)
        void window.toastSeen?.(title, element.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Collects the title of every further toast on any page of the context. */
export async function toastsSeen(context: BrowserContext): Promise<string[]> {
  const seen: string[] = []
  await watchToasts(context, (_page, title) => seen.push(title))
  return seen
}
