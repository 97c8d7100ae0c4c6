import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { appManifest } from '@/build/pwa/app-manifest.ts'
import { sitePages } from '@/build/html/site-pages.ts'

const text = v.pipe(v.string(), v.minLength(1))
const inArabic = v.object({
  ar: v.object({
    value: v.pipe(text, v.regex(/\p{Script=Arabic}/u)),
    lang: v.literal('ar'),
    dir: v.literal('rtl'),
  }),
})
const icon = v.object({
  src: v.pipe(v.string(), v.startsWith('/icons/')),
  sizes: text,
  type: v.picklist(['image/png', 'image/svg+xml']),
  purpose: v.picklist(['any', 'maskable', 'monochrome']),
})

/** What PWABuilder's report card requires or recommends beyond constants. */
const manifestSchema = v.looseObject({
  name: v.pipe(text, v.maxLength(45)),
  short_name: v.pipe(text, v.minLength(3), v.maxLength(12)),
  description: v.pipe(text, v.minLength(30), v.maxLength(132)),
  name_localized: inArabic,
  short_name_localized: inArabic,
  description_localized: inArabic,
  icons: v.array(icon),
  shortcuts: v.array(
    v.object({
      name: text,
      description: text,
      name_localized: inArabic,
      description_localized: inArabic,
      url: text,
      icons: v.pipe(v.array(icon), v.minLength(1)),
    }),
  ),
  screenshots: v.array(
    v.object({
      src: v.pipe(v.string(), v.startsWith('/screenshots/')),
      sizes: text,
      type: v.literal('image/webp'),
      form_factor: v.picklist(['narrow', 'wide']),
      label: text,
    }),
  ),
})

const read = (src: string) => readFileSync(`public${src}`)

function pngSize(src: string): string {
  const file = read(src)
  expect(file.subarray(1, 4).toString(), src).toBe('PNG')
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}

/** Reads extended and simple WebP (`VP8 `). A canvas without an alpha channel writes simple WebP. */
function webpSize(src: string): string {
  const file = read(src)
  expect(file.subarray(8, 12).toString(), src).toBe('WEBP')
  if (file.subarray(12, 16).toString() === 'VP8X') {
    return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`
  }
  expect(file.subarray(12, 16).toString(), src).toBe('VP8 ')
  return `${file.readUInt16LE(26) & 0x3fff}x${file.readUInt16LE(28) & 0x3fff}`
}

const manifest = v.parse(manifestSchema, JSON.parse(appManifest()))

describe('app manifest', () => {
  it('describes one app with one name and start URL in every language', () => {
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', lang: 'en', dir: 'ltr' })
    expect(manifest.name_localized.ar.value.length).toBeLessThanOrEqual(45)
    expect(manifest.short_name_localized.ar.value.length).toBeLessThanOrEqual(12)
  })

  it('has an icon for every purpose, each with its declared size', () => {
    const sizesFor = (purpose: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)
    expect(sizesFor('any')).toEqual(['any', '192x192', '512x512'])
    expect(sizesFor('maskable')).toEqual(['512x512'])
    expect(sizesFor('monochrome')).toEqual(['512x512'])
    for (const { src, sizes, type } of [
      ...manifest.icons,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ]) {
      if (type === 'image/png') expect(pngSize(src), src).toBe(sizes)
      else expect(read(src).toString(), src).toContain('<svg')
    }
  })

  it('links each shortcut to a page, which the head script opens in the visitor’s language', () => {
    const pages = new Set(sitePages().map(({ path }) => path))
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/watch',
      '/live-scores',
      '/events',
      '/contact',
    ])
    for (const { url } of manifest.shortcuts) expect(pages).toContain(url)
  })

  it('has light screenshots of both shapes and languages in the declared sizes', () => {
    for (const shape of ['narrow', 'wide'] as const) {
      const ofShape = manifest.screenshots.filter(({ form_factor }) => form_factor === shape)
      expect(ofShape.length).toBeGreaterThanOrEqual(2)
      // With several ratios per shape, Chromium shows only the first screenshots of one ratio.
      expect(new Set(ofShape.map(({ sizes }) => sizes)).size).toBe(1)
      const shown = ofShape.map(({ src }) => src)
      expect(shown.length).toBeLessThanOrEqual(8)
      expect(shown.filter((src) => src.endsWith('-ar.webp'))).toEqual(
        shown.filter((src) => src.endsWith('-en.webp')).map((src) => src.replace('-en.', '-ar.')),
      )
    }
    for (const { src, sizes, form_factor } of manifest.screenshots) {
      expect(webpSize(src), src).toBe(sizes)
      const [width = 0, height = 0] = sizes.split('x').map(Number)
      expect(form_factor, src).toBe(width > height ? 'wide' : 'narrow')
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
      expect(Math.max(width, height)).toBeLessThanOrEqual(3840)
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
      expect(statSync(`public${src}`).size, src).toBeLessThanOrEqual(60_000)
    }
  })
})
