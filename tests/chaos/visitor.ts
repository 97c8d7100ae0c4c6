import type { Locator } from '@playwright/test'
import type { SiteServer } from '../sandbox/site-server.ts'
import { hydrated } from '../support/site.ts'
import type { Device } from './device.ts'
import { pressInToast, writeFast, type Form } from './page-scripts.ts'
import { emailOf, type EnquiryLog, type WrittenEnquiry } from './enquiry-log.ts'
import { Random } from './random.ts'
import { labels } from './toasts.ts'
import type { FormOutcome, Tab } from './tab.ts'

type Options = {
  device: Device
  log: EnquiryLog
  site: SiteServer
  seed: number
  broken: string[]
}

/** Simulates a visitor who writes, reads the toasts and decides how to continue. */
export class Visitor {
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  newEnquiry(step: number): WrittenEnquiry {
    const { log, seed } = this.options
    const random = new Random('form', seed, log.enquiries.length)
    const form = random.pick<Form>(['Newsletter', 'Newsletter', 'Popup Form', 'Popup Form', 'Popup Form'])
    return log.newEnquiry(random.chance(0.05) ? 'Contact Page' : form, step)
  }

  /** Submits the enquiry until it is sent, saved or abandoned. */
  async write(tab: Tab, enquiry: WrittenEnquiry): Promise<void> {
    const answer = await this.submit(tab, enquiry)
    if (answer === 'failed') await this.decide(tab, enquiry)
  }

  /** Fills the form, replacing earlier content, presses Send and resolves with the result. */
  async submit(tab: Tab, enquiry: WrittenEnquiry): Promise<FormOutcome> {
    const { device, log, site } = this.options
    const { lead } = site.sandbox
    log.beginAttempt(enquiry, lead.tries, device.isStorable)
    tab.doomedAt = null
    tab.enquiryId = enquiry.id
    const answer = tab.nextAnswer()
    try {
      await this.writeFast(tab, enquiry)
    } catch (error) {
      await this.stopWriting(tab, enquiry, error)
    }
    const toast = await answer
    if (toast === 'gone') log.interrupt(enquiry, lead.tries, tab.doomedAt ?? Date.now())
    else log.judgeToast(enquiry, toast, lead.tries)
    return toast
  }

  /**
   * Saves, resubmits or abandons the enquiry after "failed". Stays on the page, because the same content from another
   * page would be a new enquiry.
   */
  private async decide(tab: Tab, enquiry: WrittenEnquiry): Promise<void> {
    await this.lookForWords(tab, enquiry)
    const roll = new Random('decision', this.options.seed, enquiry.id, enquiry.writes).next()
    if (enquiry.writes > 3 || roll < 0.6) await this.keep(tab, enquiry)
    else if (roll < 0.9) await this.write(tab, enquiry)
  }

  private async keep(tab: Tab, enquiry: WrittenEnquiry): Promise<void> {
    const { log, site } = this.options
    const answer = tab.nextAnswer()
    const isPressed = await tab.page.evaluate(pressInToast, labels.keep).catch(() => false)
    if (!isPressed && tab.isAlive) return tab.leave() // the toast disappeared with its page
    const said = await answer
    if (said === 'gone') enquiry.wasCutOff = true
    else log.judgeToast(enquiry, said, site.sandbox.lead.tries)
    if (said === 'failed') await this.lookForWords(tab, enquiry)
  }

  /** After "failed", the form must still have the content. Records if it does not. */
  private async lookForWords(tab: Tab, enquiry: WrittenEnquiry): Promise<void> {
    const form = formIn(tab, enquiry.form)
    for (const [name, text] of Object.entries(this.fieldsOf(enquiry))) {
      const found = await form
        .locator(`[name=${name}]`)
        .inputValue({ timeout: 5_000 })
        .catch(() => null)
      if (found !== text && tab.isAlive) enquiry.areWordsGone = true
    }
  }

  private fieldsOf({ id, form }: WrittenEnquiry): Record<string, string> {
    const email = emailOf(this.options.seed, id)
    if (form === 'Newsletter') return { email }
    const fields = { firstName: 'Layla', lastName: 'Haddad', email, message: `Enquiry no. ${id}` }
    return form === 'Contact Page' ? { ...fields, subject: `About no. ${id}` } : fields
  }

  private async comeTo(tab: Tab, form: Form): Promise<void> {
    const { page } = tab
    const { pathname } = new URL(page.url())
    const isInTheWay = form !== 'Popup Form' && (await page.locator('dialog[open]').isVisible())
    if (isInTheWay) await page.keyboard.press('Escape')
    if (form === 'Contact Page' && pathname !== '/contact') await this.goTo(tab, '/contact')
    else if (/^\/ar(?:\/|$)/.test(pathname)) await this.goTo(tab, '/about')
  }

  private async goTo(tab: Tab, address: string): Promise<void> {
    if (!(await tab.open(address))) throw new Error(`${address} does not open: ${String(tab.failure)}`)
  }

  private async writeFast(tab: Tab, enquiry: WrittenEnquiry): Promise<void> {
    const { form } = enquiry
    await this.comeTo(tab, form)
    if (await tab.page.evaluate(writeFast, { form, fields: this.fieldsOf(enquiry) })) return
    throw new Error(`The form of ${tab.page.url()} is not hydrated`)
  }

  /** Handles an error while writing: the page ended, reloaded, or is unusable. */
  private async stopWriting(tab: Tab, enquiry: WrittenEnquiry, error: unknown): Promise<void> {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    if (!tab.isAlive || /has been closed|crashed/.test(message)) return tab.die()
    // Reloaded by a disturbance or a new version.
    if (/context was destroyed|navigation/.test(message)) await hydrated(tab.page).catch(() => {})
    else {
      const { id, step, form } = enquiry
      this.options.broken.push(`no. ${id} (step ${step}, ${form}) could not be written: ${message}`)
      await this.options.device.interrupt(tab, 'close')
    }
    tab.leave()
  }
}

function formIn({ page }: Tab, form: Form): Locator {
  if (form === 'Popup Form') return page.locator('dialog[open] form:has([name=message])')
  if (form === 'Contact Page') return page.locator('form[aria-labelledby=write]')
  return page.locator('footer form')
}
