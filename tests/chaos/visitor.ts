import { hydrated } from '../support/site.ts'
import type { Device } from './device.ts'
import { lookOf, pressInNotice, writeFast, type Form } from './in-page.ts'
import { emailOf, toldWell, type Ledger, type WrittenEnquiry } from './ledger.ts'
import { Random } from './random.ts'
import { labels } from './said.ts'
import type { SiteServer } from '../sandbox/site-server.ts'
import { addresses } from './device.ts'
import type { Answer, Tab } from './tab.ts'

type Options = {
  device: Device
  ledger: Ledger
  site: SiteServer
  seed: number
  /** Pages that cannot be used. */
  broken: string[]
  /** What a desperate visitor does with one of them. */
  repair: (tab: Tab) => Promise<void>
}

/** Somebody who writes, reads what they are told, and decides what to do about it. */
export class Visitor {
  /** Read "failed", or were interrupted, and mean to write the same words again. */
  readonly again: WrittenEnquiry[] = []
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  newEnquiry(tab: Tab, step: number): WrittenEnquiry {
    const { ledger, seed } = this.options
    const id = ledger.enquiries.length
    const random = new Random('form', seed, id)
    const form = random.pick<Form>(['Newsletter', 'Newsletter', 'Popup Form', 'Popup Form', 'Popup Form'])
    const enquiry: WrittenEnquiry = {
      id,
      form: random.chance(0.05) ? 'Contact Page' : form,
      tab: tab.number,
      step,
      writes: 0,
      beganAt: 0,
      tells: [],
      cutOff: false,
      gaveUp: false,
    }
    ledger.enquiries.push(enquiry)
    return enquiry
  }

  /** Writes it and goes on until it is sent, saved or given up. */
  async write(tab: Tab, enquiry: WrittenEnquiry, byHand = false): Promise<void> {
    const answer = await this.submit(tab, enquiry, byHand)
    if (answer === 'failed') await this.decide(tab, enquiry)
  }

  /** Presses the button and no more: what comes is another story. */
  async submit(tab: Tab, enquiry: WrittenEnquiry, byHand = false): Promise<Answer> {
    const { ledger, site } = this.options
    enquiry.writes += 1
    if (enquiry.writes === 1) enquiry.beganAt = Date.now()
    enquiry.cutOff = false
    const answer = tab.nextAnswer()
    try {
      if (byHand) await this.writeByHand(tab, enquiry)
      else await this.writeFast(tab, enquiry)
    } catch (error) {
      if (!isDeath(error) && tab.isAlive) return await this.giveUpPage(tab, enquiry, error)
      tab.die()
    }
    const said = await answer
    if (said === 'dead') this.interrupted(enquiry)
    else ledger.judgeTell(enquiry, said, site.sandbox.lead.tries)
    return said
  }

  interrupted(enquiry: WrittenEnquiry) {
    enquiry.cutOff = true
    if (new Random('interrupted', this.options.seed, enquiry.id).chance(0.6)) this.again.push(enquiry)
  }

  /** "Failed" was read: the choices that the page leaves. */
  private async decide(tab: Tab, enquiry: WrittenEnquiry): Promise<void> {
    const random = new Random('decision', this.options.seed, enquiry.id, enquiry.writes)
    const roll = random.next()
    if (enquiry.writes > 3 || roll < 0.6) return this.keep(tab, enquiry)
    if (roll < 0.75) return this.write(tab, enquiry)
    if (roll < 0.85) {
      await tab.open(random.pick(addresses))
      return this.write(tab, enquiry)
    }
    if (roll < 0.95) this.again.push(enquiry)
    else enquiry.gaveUp = true
  }

  async keep(tab: Tab, enquiry: WrittenEnquiry): Promise<void> {
    const { ledger, site } = this.options
    const answer = tab.nextAnswer()
    const isPressed = await tab.page.evaluate(pressInNotice, labels.keep).catch(() => false)
    if (!isPressed && tab.isAlive) {
      enquiry.gaveUp = true // the notice went with its page
      return
    }
    const said = await answer
    if (said === 'dead') return this.interrupted(enquiry)
    ledger.judgeTell(enquiry, said, site.sandbox.lead.tries)
    if (said === 'failed') this.again.push(enquiry)
  }

  /** Those that the visitor meant to write again, from whatever tab. */
  async writeAgain(most: number): Promise<void> {
    for (const enquiry of this.again.splice(0, most)) {
      const [tab] = this.options.device.liveTabs
      if (tab && !toldWell(enquiry.tells.at(-1))) await this.write(tab, enquiry)
    }
  }

  private fields({ id, form }: WrittenEnquiry): Record<string, string> {
    const email = emailOf(this.options.seed, id)
    if (form === 'Newsletter') return { email }
    const fields = { firstName: 'Layla', lastName: 'Haddad', email, message: `Enquiry no. ${id}` }
    return form === 'Contact Page' ? { ...fields, subject: `About no. ${id}` } : fields
  }

  private async comeTo(tab: Tab, form: Form): Promise<void> {
    const { page } = tab
    const isThere = new URL(page.url()).pathname === '/contact'
    const isInTheWay = form !== 'Popup Form' && (await page.locator('dialog[open]').isVisible())
    if (isInTheWay) await page.keyboard.press('Escape')
    if (form === 'Contact Page' && !isThere) await tab.open('/contact')
    if (form === 'Popup Form' && isThere) await tab.open('/about')
  }

  private async writeFast(tab: Tab, enquiry: WrittenEnquiry): Promise<void> {
    const { form } = enquiry
    await this.comeTo(tab, form)
    if (!(await tab.page.evaluate(writeFast, { form, fields: this.fields(enquiry) }))) {
      throw new Error(`The form does not come to life: ${await tab.page.evaluate(lookOf, form)}`)
    }
  }

  private async writeByHand(tab: Tab, enquiry: WrittenEnquiry): Promise<void> {
    const { page } = tab
    await this.comeTo(tab, enquiry.form)
    const form = {
      'Popup Form': page.locator('dialog[open] form:has([name=message])'),
      'Contact Page': page.locator('form[aria-labelledby=write]'),
      Newsletter: page.locator('[data-part=newsletter] form'),
    }[enquiry.form]
    if (enquiry.form === 'Popup Form' && !(await form.isVisible())) {
      await page.getByRole('button', { name: 'Contact Us' }).click()
    }
    for (const [name, text] of Object.entries(this.fields(enquiry))) {
      await form.locator(`[name=${name}]`).fill(text)
    }
    await form.locator('button[type=submit]').click()
  }

  private async giveUpPage(tab: Tab, enquiry: WrittenEnquiry, error: unknown): Promise<'dead'> {
    const { broken } = this.options
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    this.interrupted(enquiry)
    // A new version reloads the page under the visitor's hands; that is no fault of the page's.
    if (/context was destroyed|navigation/.test(message)) {
      await hydrated(tab.page).catch(() => {})
      return 'dead'
    }
    broken.push(`no. ${enquiry.id} (step ${enquiry.step}, ${enquiry.form}) could not be written: ${message}`)
    await this.options.repair(tab)
    return 'dead'
  }
}

const isDeath = (error: unknown) => error instanceof Error && /has been closed|crashed/.test(error.message)
