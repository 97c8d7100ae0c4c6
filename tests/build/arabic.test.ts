import { expect, it } from 'vitest'
import { everyContentPage, faultsIn } from '../support/every-page.ts'

/**
 * Names, codes and terms that Arabic sports media write in Latin letters too. English: the language switch. Q: a table
 * heading, explained below the table. A and B: cameras in the ring diagram. AA: the level of WCAG.
 */
const allowed =
  `English MMA RSS T20 UFC VIP CRM PAK AFG UAE NFT API HD POV OB SMS QR GPS IP iOS iPhone Android Web3
  Bluetooth 5G WCAG AA CSV Atom Q A B`.split(/\s+/)

/** Watch codes as the mobile app generates them. */
const isCode = (word: string) => /^[A-Z0-9]{6}$/.test(word) && /\d/.test(word)

/** Removes codes that the page renders as six elements of one character. */
function withCodesWhole(texts: readonly string[]): string[] {
  const boxes = texts.map((text) => (/^[A-Z0-9]$/.test(text) ? text : ' ')).join('')
  const codes = [...boxes.matchAll(/(?<!\S)\S{6}(?!\S)/g)].map(({ index }) => index)
  return texts.filter((_text, place) => !codes.some((start) => place >= start && place < start + 6))
}

const attributes = /\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g

function textsOf(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    // An element with `lang="en"` is English on purpose.
    .replace(/<(\w+)[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g, '')
  return [...body.matchAll(attributes)]
    .map(([, text = '']) => text)
    .concat(body.replace(/<[^>]+>/g, '\n').split('\n'))
    .map((text) => text.trim())
    .filter(Boolean)
}

function latinWords(html: string): string[] {
  const words = withCodesWhole(textsOf(html))
    .map((text) => text.replace(/\S+@\S+|https?:\S+|[\w.-]+\.example\S*|VITE_\w+/g, ''))
    .flatMap((text) => text.match(/[A-Za-z0-9']*[A-Za-z][A-Za-z0-9']*/g) ?? [])
    .filter((word) => !allowed.includes(word) && !isCode(word))
  return [...new Set(words)]
}

const pages = everyContentPage.filter(({ language }) => language === 'ar')

it('Arabic pages › have no English except names and codes', () => {
  expect(faultsIn(pages, ({ html }) => latinWords(html))).toEqual([])
})
