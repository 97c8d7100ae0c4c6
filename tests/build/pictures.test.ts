import { describe, expect, it } from 'vitest'
import { galleryPhotos } from '@/content/gallery.ts'
import { serviceIds } from '@/content/services/services.ts'
import { addressOf, everyPage, treeOf } from '../support/every-page.ts'
import type { Element } from '../support/read-html.ts'

/** `hero-mma` of `/assets/hero-mma-768-Ab3_x9Zq.webp`. */
const pictureOf = (address: string) => /\/assets\/([a-z-]+)-\d+-[\w-]{8}\.webp$/.exec(address)?.[1]

function imagesIn(element: Element): Element[] {
  const inside = element.children.flatMap((child) => (typeof child === 'string' ? [] : imagesIn(child)))
  return element.tag === 'img' ? [element, ...inside] : inside
}

/** The hero image of a page: the first one with a high fetch priority. */
function openingOf(file: string): { picture: string | undefined; alt: string | undefined } | undefined {
  const first = imagesIn(treeOf(file)).find((image) => image.attributes.get('fetchpriority') === 'high')
  return first && { picture: pictureOf(first.attributes.get('src') ?? ''), alt: first.attributes.get('alt') }
}

/** Home rotates the hero images of other pages. A list page starts with an image of a listed page. */
const lists = ['/', '/blog', '/events', '/gallery', '/dashboard']
const isItsOwn = (address: string) => !lists.includes(address)

const openings = everyPage
  .filter(({ language }) => language === 'en')
  .map(({ file }) => ({ address: addressOf(file), picture: openingOf(file)?.picture }))
  .filter(({ address, picture }) => picture !== undefined && isItsOwn(address))

it('pages › open with different pictures, and every service page has one', () => {
  const addresses = openings.map(({ address }) => address)
  expect(addresses).toEqual(expect.arrayContaining(serviceIds.map((id) => `/service/${id}`)))
  const repeated = openings.filter(({ address, picture }) =>
    openings.some((other) => other.picture === picture && other.address !== address),
  )
  expect(repeated).toEqual([])
})

/** The pictures of the gallery, named like those of `pictureOf`. */
const frames = new Set(
  galleryPhotos.map(({ art }) => art.webp.replace(/^.*\/|-\d+(?:-[\w-]{8})?\.webp$/g, '')),
)

it('gallery › has twelve photos that open no other page', () => {
  expect(frames.size).toBe(12)
  // An event page may reuse the gallery image of its event.
  const others = openings.filter(({ address }) => !address.startsWith('/event/'))
  expect(others.filter(({ picture }) => frames.has(picture ?? ''))).toEqual([])
})

/** Pages with a decorative hero image, and the reason. */
const decorative: Readonly<Record<string, string>> = {
  '/': 'six scenes change behind the promise; a reader would hear of each change',
  '/battleofburj': 'the poster of a video, whose title is beside its button',
}

describe.each(['en', 'ar'] as const)('alt texts: %s', (language) => {
  const pages = everyPage.filter((page) => page.language === language)
  const openings = pages.flatMap(({ file }) => {
    const opening = openingOf(file)
    return opening ? [{ address: addressOf(file).replace(/^\/ar(?=\/|$)/, '') || '/', ...opening }] : []
  })

  it('describe the opening of each page, unless listed with a reason', () => {
    expect(openings.length).toBeGreaterThan(40)
    const silent = openings.filter(({ alt }) => !alt).map(({ address }) => address)
    expect(silent.toSorted()).toEqual(Object.keys(decorative).toSorted())
    expect(openings.filter(({ alt }) => alt && alt.length < 15)).toEqual([])
  })

  it('describe each photo of the gallery', () => {
    const alts = imagesIn(treeOf(language === 'ar' ? 'ar/gallery/index.html' : 'gallery/index.html'))
      .filter(({ attributes }) => frames.has(pictureOf(attributes.get('src') ?? '') ?? ''))
      .map(({ attributes }) => attributes.get('alt') ?? '')
    expect(alts.length).toBeGreaterThanOrEqual(galleryPhotos.length)
    expect(alts.filter((alt) => alt.length < 15)).toEqual([])
    expect(new Set(alts).size).toBe(galleryPhotos.length)
  })
})
