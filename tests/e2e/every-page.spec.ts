import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { oneOfEachKind as addresses } from '../support/addresses.ts'
import { developmentPath } from '../support/built-site.ts'
import { expect, open, test } from '../support/site.ts'

/** A few addresses a test: each test pays for a browser context. */
const groups = Array.from({ length: Math.ceil(addresses.length / 8) }, (_, index) =>
  addresses.slice(index * 8, index * 8 + 8),
)

for (const group of groups) {
  test(`is adopted as it was written, fits a narrow screen, stands still, is accessible, has no dead control: ${group.join(' ')}`, async ({
    page,
    context,
    site,
    trouble,
  }) => {
    test.setTimeout(240_000)
    // There React tells of any mismatch while it adopts the page and its parts.
    site.deploy(developmentPath)
    await page.setViewportSize({ width: 320, height: 640 })
    // What opens elsewhere is enough of an effect.
    context.on('page', (opened) => {
      if (opened !== page) void opened.close()
    })
    for (const address of group) {
      await openWhole(page, address)
      expect(trouble, address).toEqual([])
      expect(await overflowing(page), address).toEqual([])
      // As it stands when the face comes too late for the first paint.
      await setFace(page, "'Sporte Fallback', sans-serif")
      expect(await overflowing(page), `${address} without its face`).toEqual([])
      await setFace(page, '')
      expect(await moving(page), address).toEqual([])
      await expectAccessible(page, address)
      expect(await deadControls(page), address).toEqual([])
    }
  })
}

/** With every part that comes only when it is needed: React has taken over every control. */
async function openWhole(page: Page, address: string) {
  await open(page, address)
  await page.mouse.move(5, 5)
  await page.evaluate(async () => {
    // React's own property is on what it has taken over.
    const isAlive = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps'))
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let round = 0; round < 50; round += 1) {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y)
        await frame()
      }
      if ([...document.querySelectorAll('main button')].every(isAlive)) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

/** Empty: the page's own face again. */
function setFace(page: Page, face: string): Promise<void> {
  return page.evaluate((value) => document.documentElement.style.setProperty('--font-display', value), face)
}

/** What makes the page wider than the screen, by its classes. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > clientWidth + 1 || left < -1
      })
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.getAttribute('class')}`)
  })
}

/** What is animated although the visitor wants reduced motion. To come into sight is no motion. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const still = ['offset', 'computedOffset', 'easing', 'composite', 'visibility']
    return document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const moved = effect.getKeyframes().flatMap(Object.keys)
      return moved
        .filter((name) => !still.includes(name))
        .map((name) => `${effect.target?.getAttribute('class')} ${effect.pseudoElement ?? ''}: ${name}`)
    })
  })
}

/** Presses every button of the page's own part and names those after which nothing is different. */
function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const next = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const seen = new Set<string>()
    const dead: string[] = []
    const nameOf = (control: Element) =>
      `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 60)}"`
    const isOff = (control: Element) =>
      control.matches(
        ':disabled, [aria-disabled="true"], [aria-pressed="true"], [aria-selected="true"], [aria-current]',
      )
    const isShown = (control: Element) => control.checkVisibility({ visibilityProperty: true })

    for (let round = 0; round < 200; round += 1) {
      const control = [...document.querySelectorAll<HTMLElement>('main button, main summary')].find(
        (each) => !seen.has(nameOf(each)) && isShown(each) && !isOff(each),
      )
      if (!control) break
      seen.add(nameOf(control))
      const name = nameOf(control)

      let hasEffect = false
      const noteEffect = () => {
        hasEffect = true
      }
      const observer = new MutationObserver(noteEffect)
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      const before = { address: location.href, focus: document.activeElement }
      addEventListener('scroll', noteEffect, { capture: true })
      document.addEventListener('invalid', noteEffect, { capture: true })
      document.addEventListener('toggle', noteEffect, { capture: true })
      window.print = noteEffect // its dialog is the browser's
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      await next(30)
      hasEffect = false
      control.click()
      for (let wait = 0; wait < 80 && !hasEffect; wait += 1) {
        await next(25)
        if (location.href !== before.address) hasEffect = true
      }
      observer.disconnect()
      removeEventListener('scroll', noteEffect, { capture: true })
      document.removeEventListener('invalid', noteEffect, { capture: true })
      document.removeEventListener('toggle', noteEffect, { capture: true })
      if (!hasEffect) dead.push(name)
      await next(50)
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    }
    return dead
  })
}
