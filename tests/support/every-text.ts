import type { ArticleBlock, ArticleBody } from '@/content/articles/article-body.ts'
import { baseOf, textsOf } from './locale-texts.ts'

/** A text in both languages. `where` is its file and its position in it. */
export type TextPair = { where: string; en: string; ar: string }

const modules = import.meta.glob<Record<string, unknown>>('/src/content/**/*.ts', { eager: true })
const articles = import.meta.glob<ArticleBody>('/src/content/articles/*/*.md', {
  import: 'body',
  eager: true,
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every `{ en, ar }` inside a value, also of a title and its description. Each object is returned only once. */
function localizedIn(value: unknown, where: string, met: Set<unknown>): TextPair[] {
  if (!isRecord(value) || met.has(value)) return []
  met.add(value)
  const { en, ar } = value
  if (typeof en === 'string' && typeof ar === 'string') return [{ where, en, ar }]
  if (Array.isArray(en) && Array.isArray(ar))
    return en.flatMap((one: unknown, index) => localizedIn({ en: one, ar: ar[index] as unknown }, where, met))
  return Object.entries(value).flatMap(([key, inner]) => localizedIn(inner, `${where}.${key}`, met))
}

function contentPairs(): TextPair[] {
  const met = new Set<unknown>()
  // Deeper files first, so that a text is attributed to the file that defines it and not to a list that includes it.
  const files = Object.entries(modules).toSorted(([a], [b]) => b.split('/').length - a.split('/').length)
  return files.flatMap(([path, module]) => localizedIn({ ...module }, path.replace('/src/', ''), met))
}

/** An Arabic plural form that English lacks is compared with the English `_other` form. */
function localePairs(): TextPair[] {
  const english = textsOf('en')
  return [...textsOf('ar')].map(([key, ar]) => ({
    where: key,
    en: english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '',
    ar,
  }))
}

/**
 * The sentences of an article block. Omits the figures of a list item, which are rendered separately, left to right.
 */
function sentencesOf([, content]: ArticleBlock): string[] {
  return typeof content === 'string'
    ? [content]
    : content.map((item) => (typeof item === 'string' ? item : item.label))
}

function articlePairs(): TextPair[] {
  return Object.entries(articles)
    .filter(([path]) => path.includes('/ar/'))
    .flatMap(([path, arabic]) => {
      const english = articles[path.replace('/ar/', '/en/')] ?? []
      return arabic.flatMap((block, index) => {
        const beside = english[index] ? sentencesOf(english[index]) : []
        return sentencesOf(block).map((ar, item) => ({
          where: `${path.replace('/src/', '')}:${index}`,
          en: beside[item] ?? '',
          ar,
        }))
      })
    })
}

export const everyText: readonly TextPair[] = [...localePairs(), ...contentPairs(), ...articlePairs()]
