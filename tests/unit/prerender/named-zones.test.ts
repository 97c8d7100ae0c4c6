import { describe, expect, it } from 'vitest'
import { languages } from '@/contract/language.ts'
import { renderPage } from '@/prerender/render.tsx'

/** Pages with start times. Visitors and venues may be in any time zone. */
const pages = ['/', '/events', '/dashboard', '/live-scores', '/notifications', '/event/battle-of-the-burj']

const time = /\d{1,2}:\d\d\s(?:AM|PM|ص|م)(?!\p{L})/gu
const zone = /^\s*(?:UAE|بتوقيت الإمارات)/

describe.each(languages)('times in %s', (language) => {
  it.each(pages)('name their zone on %s', async (page) => {
    const { body } = await renderPage(page, language)
    const text = body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    const times = [...text.matchAll(time)].map(({ 0: said, index }) => ({
      said: text.slice(Math.max(0, index - 40), index + 60),
      isNamed: zone.test(text.slice(index + said.length)),
    }))

    expect(times.length).toBeGreaterThan(0)
    expect(times.filter(({ isNamed }) => !isNamed).map(({ said }) => said)).toEqual([])
  })
})
