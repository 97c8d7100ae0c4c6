import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './site.ts'

declare global {
  interface Window {
    /** Defined by `axe.source`. */
    axe: typeof axe
  }
}

const contrast: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast'] }

/** The texts with too little contrast, as axe computes it, once colours have faded in. */
export async function faintTexts(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const fades = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(fades.map(({ finished }) => finished))
    // Chromium returns the colour of the style sheet here although it paints a forced one, and axe prefers it.
    // oxlint-disable-next-line typescript/unbound-method -- called with its own style below
    const { getPropertyValue } = CSSStyleDeclaration.prototype
    CSSStyleDeclaration.prototype.getPropertyValue = function read(name) {
      return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name)
    }
  })
  await page.evaluate(axe.source)
  return findings(page, contrast)
}

/** The links and controls that are too small, or covered so far that too little remains. */
export async function smallTargets(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return findings(page, { resultTypes: ['violations'], runOnly: { type: 'rule', values: ['target-size'] } })
}

/**
 * Expects no axe violations: WCAG 2.2 AA, best practices, and the `target-size` rule, which axe disables by default.
 * Contrast takes most of the time, so it is measured on English pages only: both languages have the same colours. Polls,
 * because the colours of the other scheme fade in.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Evaluated through the DevTools protocol, which the page's CSP does not govern. It would block a script tag.
  await page.evaluate(axe.source)
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
  const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled: isEnglish } }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect
    .poll(() => findings(page, { resultTypes: ['violations'], rules }), `${what} in dark`)
    .toEqual([])
  if (!isEnglish) return
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => findings(page, contrast), `${what} in light`).toEqual([])
}

async function findings(page: Page, options: RunOptions): Promise<string[]> {
  const found = await page.evaluate(
    async (given) => (await window.axe.run(document, given)).violations,
    options,
  )
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`),
  )
}
