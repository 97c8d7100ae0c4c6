import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { inGroups, onePathPerPageType, onePathPerTemplate } from '../support/paths.ts'
import { budgets } from '../support/budgets.ts'
import { prepareFirstVisit, measureFirstVisit } from '../support/first-visit.ts'
import { expect, test } from '../support/site.ts'
import { expectNarrowPage } from '../support/hydrate-all.ts'

/** The quick suite opens the pages with the most parts, and the Arabic pages with the most mirrored content. */
const quick = [
  '/',
  '/battleofburj',
  '/event/battle-of-the-burj',
  '/live-scores',
  '/player/bilal-sherazi',
  '/watch',
  '/ar',
  '/ar/live-scores',
  '/ar/watch',
]
const rest = onePathPerPageType.filter((address) => !quick.includes(address))

for (const { group, tag } of [
  ...inGroups(quick, 8).map((group) => ({ group, tag: [] })),
  ...inGroups(rest, 8).map((group) => ({ group, tag: '@full' })),
]) {
  test(
    `hydrates, fits, passes axe and has no dead control: ${group.join(' ')}`,
    { tag },
    async ({ page, context, site, trouble }) => {
      const browser = await prepareFirstVisit(page)
      // Closes pages that a control opens; opening them is effect enough.
      context.on('page', (opened) => {
        if (opened !== page) void opened.close()
      })
      for (const address of group) {
        const { shifts, fonts, hero } = await measureFirstVisit(page, browser, site, address)
        expect(shifts, address).toEqual([])
        expect(fonts.length, address).toBeLessThanOrEqual(budgets.fontFiles.limit)
        expect(Math.max(...fonts, 0), address).toBeLessThanOrEqual(budgets.font.limit)
        expect(hero ?? 0, address).toBeLessThanOrEqual(budgets.hero.limit)

        // React's production build logs every text and element that differs from the prerendered one.
        await expectNarrowPage(page, trouble, address)
        expect(await moving(page), address).toEqual([])
        expect(await strayFigures(page), address).toEqual([])
        if (!onePathPerTemplate.includes(address)) continue
        await expectAccessible(page, address)
        if (address.startsWith('/ar')) continue // controls behave the same in both languages
        expect(await deadControls(page), address).toEqual([])
        await page.evaluate(() => localStorage.clear())
      }
    },
  )
}

/** Properties that are animated despite reduced motion. Becoming visible is not motion. */
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

/** Blocks of an Arabic page that run left to right, and leave space on their right, where the page begins. */
function strayFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.dir !== 'rtl') return []
    return [...document.querySelectorAll('main :is(bdi, [dir=ltr]):not(input)')].flatMap((block) => {
      const { display, textAlign, paddingRight } = getComputedStyle(block)
      const aside = getComputedStyle(block.parentElement ?? block).textAlign
      if (['inline', 'none'].includes(display) || [textAlign, aside].some((each) => /center|end/.test(each)))
        return []
      if (!block.checkVisibility()) return []
      const text = document.createRange()
      text.selectNodeContents(block)
      const gap =
        block.getBoundingClientRect().right - parseFloat(paddingRight) - text.getBoundingClientRect().right
      return gap > 12 ? [`${block.className} "${block.textContent}": ${Math.round(gap)} px`] : []
    })
  })
}

/** Clicks every button in `main` and returns the names of those without an effect. */
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
    const createUrl = URL.createObjectURL.bind(URL)

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
      // The browser's print dialog and downloads cannot be observed.
      window.print = noteEffect
      URL.createObjectURL = (file) => {
        noteEffect()
        return createUrl(file)
      }
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      await next(30)
      hasEffect = false
      control.click()
      for (let wait = 0; wait < 80 && !hasEffect; wait += 1) {
        await next(25)
        if (location.href !== before.address || document.activeElement !== before.focus) hasEffect = true
      }
      observer.disconnect()
      removeEventListener('scroll', noteEffect, { capture: true })
      document.removeEventListener('invalid', noteEffect, { capture: true })
      document.removeEventListener('toggle', noteEffect, { capture: true })
      if (!hasEffect) dead.push(name)
      await next(50)
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
      // A closed dialog goes back in the history, which would cancel the next navigation.
      while (JSON.stringify(history.state).includes('hasDialog')) await next(10)
    }
    return dead
  })
}
