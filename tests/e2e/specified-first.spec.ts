import type { Page } from '@playwright/test'
import type { Language } from '@/contract/language.ts'
import { arabicOf } from '../support/arabic-of.ts'
import { startClockAt } from '../support/page-clock.ts'
import { expect, open, test } from '../support/site.ts'
import { specifiedPages } from '../support/specified-labels.ts'

/** 11:00 at the venue, hours before the night of the day. */
const morning = new Date('2026-11-24T07:00:00Z')
const heights = { 390: 844, 1366: 768, 1440: 900 }
const contactUs = { en: 'Contact Us', ar: 'تواصل معنا' }
const widths = [390, 1366, 1440] as const

/** Goes on after a failure, so that one run lists every fault. */
const eventually = expect.configure({ soft: true })

/**
 * Runs in the page. Returns the top of each label, or what is wrong with it. A label counts only if a person sees it
 * without pressing or scrolling sideways, and only after the label before it.
 */
function findLabels(labels: readonly (readonly string[])[]): (number | string)[] {
  const sheet = new CSSStyleSheet() // a skipped section has an estimated height
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element]
  // The places of the bottom bar are no labels of the page.
  const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'

  const isSeen = (text: Text): boolean => {
    const parent = text.parentElement
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (ancestorsOf(parent).some(isFixed)) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getClientRects()[0]
    if (!box || box.width < 4 || box.left < -1 || box.right > innerWidth + 1) return false
    const isCut = ancestorsOf(parent).some((element) => {
      const { overflowX, overflowY, clipPath, color } = getComputedStyle(element)
      const edge = element.getBoundingClientRect()
      return (
        clipPath === 'inset(50%)' ||
        (element === parent && /^rgba\(.* 0\)$/.test(color)) ||
        (overflowX !== 'visible' && (box.left < edge.left - 2 || box.right > edge.right + 2)) ||
        (['hidden', 'clip'].includes(overflowY) && (box.top > edge.bottom || box.bottom < edge.top))
      )
    })
    const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const cover = onTop && ancestorsOf(onTop).find(isFixed)
    // A page scrolls away from a part at the lower edge.
    return !isCut && (!cover || cover.getBoundingClientRect().bottom > innerHeight - 1)
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  const read = (text: Text) => text.data.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  let from = 0
  return labels.map((spellings) => {
    const label = spellings.join(' / ')
    const isLabel = (text: Text) => spellings.some((each) => each.toLowerCase() === read(text))
    const found = texts.findIndex((text, index) => index >= from && isLabel(text) && isSeen(text))
    const text = texts[found]
    if (!text) {
      const others = texts.filter(isLabel)
      if (others.length === 0) return `${label}: not on the page`
      return `${label}: ${others.some(isSeen) ? 'before its place' : 'nobody can see it'}`
    }
    from = found + 1
    const range = document.createRange()
    range.selectNodeContents(text)
    return Math.round(range.getBoundingClientRect().top + scrollY)
  })
}

type Labels = readonly (readonly string[])[]

async function faultsOf(page: Page, labels: Labels, limits?: readonly [number, number]): Promise<string[]> {
  const tops = await page.evaluate(findLabels, labels)
  const faults = tops.filter((top) => typeof top === 'string')
  if (faults.length > 0 || !limits) return faults
  return [0, tops.length - 1].flatMap((at, end) =>
    Number(tops[at]) > Number(limits[end])
      ? [`${labels[at]?.[0]}: at ${tops[at]} px, not ${limits[end]}`]
      : [],
  )
}

/** They may be in a menu whose button is visible. */
async function faultsOfAccount(page: Page, labels: Labels, menu: RegExp): Promise<string[]> {
  const hidden: string[] = []
  for (const label of labels) if ((await faultsOf(page, [label])).length > 0) hidden.push(...label)
  const opener = page.getByRole('banner').getByRole('button', { name: menu })
  if (hidden.length === 0 || !(await opener.isVisible())) return hidden
  await opener.click()
  const dialog = page.locator('dialog:modal')
  const inMenu = await dialog.getByRole('button').or(dialog.getByRole('link')).allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  return hidden.filter((label) => !inMenu.some((text) => text.startsWith(label)))
}

async function check(page: Page, language: Language, pages: typeof specifiedPages): Promise<void> {
  const inLanguage = (labels: readonly string[]) =>
    labels.map((label) => (language === 'en' ? [label] : arabicOf(label)))
  await startClockAt(page, morning)
  for (const { path, labels, wideLabels = [], tops } of pages) {
    await open(page, language === 'en' ? path : `/ar${path}`.replace(/\/$/, ''))
    expect.soft(await page.evaluate(() => scrollY), `${path} opens at its top`).toBe(0)
    for (const width of language === 'en' ? widths : ([390] as const)) {
      const height = heights[width]
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const faults = async () => [
        ...(width < 1152 ? [] : await faultsOf(page, inLanguage(wideLabels), [100, 100])),
        ...(await faultsOf(page, inLanguage(labels), language === 'en' ? tops[width] : undefined)),
      ]
      await eventually.poll(faults, `${language} ${path} at ${width} px`).toEqual([])
      const contact = page.getByRole('button', { name: contactUs[language] })
      await eventually(contact, `${language} ${path} at ${width} px`).toBeInViewport({ ratio: 1 })
      await contact.click({ trial: true }) // fails if something covers it
      if (wideLabels.length > 0 || path === '/login') continue // the demo area's own frame
      const account = inLanguage(['Log in', 'Register', 'Get the app'])
      expect
        .soft(await faultsOfAccount(page, account, /^(?:Menu|القائمة)$/), `${path} at ${width} px`)
        .toEqual([])
    }
  }
}

for (const { language, parts, tag } of [
  { language: 'en', parts: 4, tag: [] },
  { language: 'ar', parts: 3, tag: ['@full'] },
] as const)
  for (let part = 0; part < parts; part++) {
    const title = `specified labels in ${language}, part ${part + 1}: seen at rest, in order and in their place`
    const pages = specifiedPages.filter((_, index) => index % parts === part)
    test(title, { tag: [...tag] }, ({ page }) => check(page, language, pages))
  }
