import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { galleryPhotos } from '@/content/gallery.ts'
import { serviceIds } from '@/content/services.ts'
import { builtPages, readBuilt } from '../support/built-site.ts'
import { readHtml, type Element } from '../support/read-html.ts'

/** `hero-mma` of `/assets/hero-mma-768-Ab3_x9Zq.webp`. */
const pictureOf = (address: string) => /\/assets\/([a-z-]+)-\d+-[\w-]{8}\.webp$/.exec(address)?.[1]

function imagesIn(element: Element): Element[] {
  const inside = element.children.flatMap((child) => (typeof child === 'string' ? [] : imagesIn(child)))
  return element.tag === 'img' ? [element, ...inside] : inside
}

/** The picture that a page opens with: the one that is fetched first. */
function openingOf(file: string): string | undefined {
  const first = imagesIn(readHtml(readBuilt(file))).find(
    (image) => image.attributes.get('fetchpriority') === 'high',
  )
  return first && pictureOf(first.attributes.get('src') ?? '')
}

const addressOf = (file: string) => `/${file.replace(/\/?(?:index)?\.html$/, '')}`

/** Home turns through what other pages own; a list begins with what it lists; an event shows what hangs of it. */
const lists = ['/', '/blog', '/events', '/gallery', '/dashboard']
const isItsOwn = (address: string) => !lists.includes(address) && !address.startsWith('/event/')

const openings = builtPages()
  .filter(({ language }) => language === 'en')
  .map(({ file }) => ({ address: addressOf(file), picture: openingOf(file) }))
  .filter(({ address, picture }) => picture !== undefined && isItsOwn(address))

it('no two pages open with one picture', () => {
  expect(openings.length).toBeGreaterThan(20)
  const repeated = openings.filter(({ address, picture }) =>
    openings.some((other) => other.picture === picture && other.address !== address),
  )
  expect(repeated).toEqual([])
})

it('each service has a picture of its own', () => {
  const pictures = serviceIds.map((id) => openingOf(`service/${id}/index.html`))
  expect(pictures).not.toContain(undefined)
  expect(new Set(pictures).size).toBe(serviceIds.length)
})

it('the gallery hangs twelve frames, none of which opens another page', () => {
  const frames = galleryPhotos.map(({ art }) =>
    path.basename(art.webp).replace(/-\d+(?:-[\w-]{8})?\.webp$/, ''),
  )
  expect(new Set(frames).size).toBe(12)
  expect(openings.filter(({ picture }) => frames.includes(picture ?? ''))).toEqual([])
})

it('each frame of the gallery says in both languages what it shows', () => {
  for (const language of ['en', 'ar'] as const) {
    const texts = galleryPhotos.map(({ alt }) => alt[language])
    expect(texts.filter((text) => text.length < 15)).toEqual([])
    expect(new Set(texts).size).toBe(galleryPhotos.length)
  }
})

it('every picture that is kept is shown', () => {
  const made = readdirSync(path.resolve(import.meta.dirname, '../../src/assets/art/masters')).map(
    (file) => path.parse(file).name,
  )
  const shown = new Set(
    builtPages().flatMap(({ html }) =>
      [...html.matchAll(/\/assets\/([a-z-]+)-\d+-[\w-]{8}\.webp/g)].map(([, name]) => name),
    ),
  )
  expect(made.filter((name) => !shown.has(name))).toEqual([])
})
