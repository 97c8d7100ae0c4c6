import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { expect } from '@playwright/test'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../sandbox/listen.ts'
import { webKit } from './other-browsers.ts'

/** Drives WebKitGTK's browser through its WebDriver, with a separate display and profile, in an unknown time zone. */
export class WebKit {
  private readonly processes: ChildProcess[] = []
  private session: WebDriver | undefined

  private get driver(): WebDriver {
    if (!this.session) throw new Error('WebKit was not started')
    return this.session
  }

  async start(): Promise<void> {
    const display = process.env.DISPLAY ?? (await this.startScreen())
    const port = await freePort()
    this.spawn(webKit.driver, [`--port=${port}`], { ...process.env, DISPLAY: display, TZ: 'Etc/Unknown' })
    const url = `http://127.0.0.1:${port}`
    await until('the driver answers', () =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    const options = { binary: webKit.browser, args: ['--automation'] }
    this.session = await new Builder()
      .usingServer(url)
      .disableEnvironmentOverrides()
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
      .build()
    await this.driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
  }

  async stop(): Promise<void> {
    await this.session?.quit().catch(() => {})
    for (const each of this.processes.toReversed()) each.kill()
  }

  /** Does not throw if the host is unreachable, so check the content of the page. */
  goto(address: string): Promise<void> {
    return this.driver.get(address)
  }

  reload(): Promise<void> {
    return this.driver.navigate().refresh()
  }

  address(): Promise<string> {
    return this.driver.getCurrentUrl()
  }

  /** Runs a function in the page. It is serialised, so it can use only its argument. */
  async run<Value, Given = undefined>(
    look: (given: Given) => Value | Promise<Value>,
    given?: Given,
  ): Promise<Value> {
    const answer = await this.driver.executeAsyncScript<{ value: Value } | { error: string }>(
      `const [given, done] = arguments
       Promise.resolve().then(() => (${look.toString()})(given)).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      given,
    )
    if ('error' in answer) throw new Error(answer.error)
    return answer.value
  }

  /** The first visible element that matches and contains the text, without CSS text transforms. */
  async find(selector: string, text = ''): Promise<WebElement> {
    const look = () =>
      this.driver.executeScript<WebElement>(
        `const [selector, text] = arguments
         const isIt = (element) => element.checkVisibility() && element.textContent.includes(text)
         return Array.from(document.querySelectorAll(selector)).find(isIt) ?? null`,
        selector,
        text,
      )
    return this.driver.wait<WebElement>(look, timeoutMs, `There is no ${selector} "${text}"`, 50)
  }

  /**
   * Waits until the element stops moving, because the driver clicks its earlier position and reports no error for a
   * miss.
   */
  async click(selector: string, text?: string): Promise<void> {
    await until(`${selector} "${text ?? ''}" can be pressed`, async () => {
      const element = await this.find(selector, text)
      const isStill = await this.driver.executeAsyncScript<boolean>(
        `const [element, done] = arguments
         element.scrollIntoView({ block: 'center', behavior: 'instant' })
         const place = () => JSON.stringify(element.getBoundingClientRect())
         const before = place()
         setTimeout(() => done(place() === before), 100)`,
        element,
      )
      if (!isStill) return false
      return element.click().then(
        () => true,
        () => false,
      )
    })
  }

  async fill(selector: string, text: string): Promise<void> {
    await (await this.find(selector)).sendKeys(text)
  }

  async press(...keys: (keyof typeof Key | { text: string })[]): Promise<void> {
    for (const key of keys) {
      const value = typeof key === 'object' ? key.text : Key[key]
      if (typeof value === 'string') await this.driver.actions().sendKeys(value).perform()
    }
  }

  private spawn(
    command: string,
    args: string[],
    env = process.env,
    stdio: StdioOptions = 'ignore',
  ): ChildProcess {
    const child = spawn(command, args, { env, stdio })
    this.processes.push(child)
    const kill = () => child.kill()
    process.once('exit', kill) // also if the test fails
    child.once('exit', () => process.off('exit', kill))
    return child
  }

  /** `-displayfd` makes it choose a free display and print it. */
  private startScreen(): Promise<string> {
    const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
    const screen = this.spawn(webKit.screen, args, process.env, ['ignore', 'ignore', 'ignore', 'pipe'])
    return new Promise((resolve, reject) => {
      screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`))
      screen.once('exit', () => reject(new Error('Xvfb did not start')))
    })
  }
}

const timeoutMs = 60_000

/** Polls until `look` returns true, and throws after the timeout. */
export const until = (message: string, look: () => Promise<boolean>): Promise<void> =>
  expect.poll(look, { message, timeout: timeoutMs, intervals: [50] }).toBe(true)
