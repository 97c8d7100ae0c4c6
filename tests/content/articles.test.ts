import { describe, expect, it } from 'vitest'
import type { ArticleBlock, ArticleBody } from '@/content/articles/article-body.ts'
import { articleIds } from '@/content/articles/article-ids.ts'
import { findArticle } from '@/content/articles/articles.ts'
import { textsOf as localeTextsOf } from '../support/locale-texts.ts'

const files = import.meta.glob<ArticleBody>('/src/content/articles/*/*.md', { import: 'body', eager: true })
const bodyOf = (language: 'en' | 'ar', id: string) =>
  files[`/src/content/articles/${language}/${id}.md`] ?? []

const textsOf = ([, content]: ArticleBlock): string[] =>
  typeof content === 'string'
    ? [content]
    : content.map((item) => (typeof item === 'string' ? item : `${item.figure} ${item.label}`))
const proseOf = (body: ArticleBody) => body.flatMap(textsOf).join(' ')
const countWords = (body: ArticleBody) => proseOf(body).split(/\s+/).length

describe.each(articleIds)('%s', (id) => {
  const article = findArticle(id)

  it.each(['en', 'ar'] as const)('has its full text in %s', (language) => {
    const words = countWords(bodyOf(language, id))

    expect(words).toBeGreaterThanOrEqual(340)
    expect(words).toBeLessThanOrEqual(700)
  })

  it('states its reading time', () => {
    expect(article.minutes).toBe(Math.ceil(countWords(bodyOf('en', id)) / 200))
  })

  it('has a description of the length that search engines show', () => {
    for (const language of ['en', 'ar'] as const) {
      const text = localeTextsOf(language).get(`blog:heads.${id}.excerpt`) ?? ''
      expect(text.length, text).toBeGreaterThanOrEqual(70)
      expect(text.length, text).toBeLessThanOrEqual(160)
    }
  })

  it('has Arabic text with the same figures', () => {
    const arabic = bodyOf('ar', id)

    for (const text of arabic.flatMap(textsOf)) expect(text).toMatch(/[\u0621-\u064a]/)
    const scores = (body: ArticleBody) =>
      (proseOf(body).match(/\d+\/\d+/g) ?? []).filter((score) => score !== '1/8')
    expect(scores(arabic).toSorted()).toEqual(scores(bodyOf('en', id)).toSorted())
  })

  it('has the same structure in both languages', () => {
    const shape = (body: ArticleBody) =>
      body.map(([kind, content]) => (typeof content === 'string' ? kind : `${kind} of ${content.length}`))

    expect(shape(bodyOf('ar', id))).toEqual(shape(bodyOf('en', id)))
  })
})
