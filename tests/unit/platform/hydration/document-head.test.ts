import { describe, expect, it } from 'vitest'
import type { HeadTag } from '@/platform/hydration/head-tag.ts'
import { headTags, type PageHead } from '@/platform/hydration/document-head.ts'
import { createI18n } from '@/locales/i18n.ts'

const site = 'https://sporte.example'
const about: PageHead = { path: '/about', title: 'About "us"', description: 'Who we are' }
const texts = { en: await createI18n('en'), ar: await createI18n('ar') }

const tagsOf = (head: PageHead, language: 'en' | 'ar' = 'en') => headTags(head, language, texts[language])

/** `name` or `property` of a meta tag, `rel` and `hreflang` of a link → its content or URL. */
function valuesByTag(tags: readonly HeadTag[]): Record<string, string | undefined> {
  return Object.fromEntries(
    tags.map((each) => {
      if (each.tag === 'title') return ['title', each.text]
      const { name, property, rel, hreflang, content, href } = each.attributes
      return [name ?? property ?? [rel, hreflang].filter(Boolean).join(' '), content ?? href]
    }),
  )
}

describe('headTags', () => {
  it('returns title, description and canonical in both languages', () => {
    expect(valuesByTag(tagsOf(about))).toMatchObject({
      title: 'About "us" · Sporte',
      description: 'Who we are',
      'og:title': 'About "us" · Sporte',
      'og:description': 'Who we are',
      'og:url': `${site}/about`,
      'og:site_name': 'Sporte',
      'og:locale': 'en_US',
      'og:locale:alternate': 'ar_AE',
      canonical: `${site}/about`,
    })
    expect(valuesByTag(tagsOf({ ...about, title: 'من نحن' }, 'ar'))).toMatchObject({
      title: 'من نحن · سبورتي',
      'og:url': `${site}/ar/about`,
      'og:site_name': 'سبورتي',
      'og:locale': 'ar_AE',
      'og:locale:alternate': 'en_US',
      canonical: `${site}/ar/about`,
    })
  })

  it.each(['en', 'ar'] as const)('returns the same alternates from %s', (language) => {
    expect(valuesByTag(tagsOf(about, language))).toMatchObject({
      'alternate en': `${site}/about`,
      'alternate ar': `${site}/ar/about`,
      'alternate x-default': `${site}/about`,
    })
  })

  it('returns the URL of the Arabic home page with its slash', () => {
    expect(valuesByTag(tagsOf({ ...about, path: '/' }, 'ar'))).toMatchObject({ canonical: `${site}/ar/` })
  })

  it('returns noindex without alternates for a private page', () => {
    const tags = valuesByTag(tagsOf({ ...about, isPrivate: true }))

    const names = Object.keys(tags)

    expect(tags.robots).toBe('noindex')
    expect(names.filter((name) => name === 'canonical' || name.startsWith('alternate '))).toEqual([])
  })

  it('returns no robots tag for other pages', () => {
    expect(valuesByTag(tagsOf(about))).not.toHaveProperty('robots')
  })

  it('returns nothing twice', () => {
    const tags = tagsOf(about)

    expect(Object.keys(valuesByTag(tags))).toHaveLength(tags.length)
  })
})
