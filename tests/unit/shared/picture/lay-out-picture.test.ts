import { describe, expect, it } from 'vitest'
import { fitText } from '@/shared/picture/fit-text.ts'
import { layOutPicture } from '@/shared/picture/lay-out-picture.ts'
import {
  pictureSize,
  type Measure,
  type SharePicture,
  type Shape,
  type TextShape,
} from '@/shared/picture/picture.ts'

/** Every letter is half as wide as it is high, also in Arabic. */
const measure: Measure = (text, size) => text.length * size * 0.5

const long =
  'Abdulrahman Al-Muhannadi Ibn Khaldoun Al-Sharjah International Cricket Association of the Emirates'

const pictures: Record<string, SharePicture> = {
  scorecard: {
    name: 'sporte-match-4-en',
    kicker: 'Scorecard',
    title: 'Afghanistan v Pakistan',
    lines: ['Match 4 · 2 September 2025', 'Sharjah Cricket Stadium'],
    sides: [
      { name: 'Afghanistan', note: '(20.0)', figure: '169/5' },
      { name: 'Pakistan', note: '(20.0)', figure: '151/9' },
    ],
    outcome: 'Afghanistan won by 18 runs',
    alt: '',
  },
  tape: {
    name: 'sporte-a-b-en',
    kicker: 'Tale of the tape',
    title: `${long} v ${long}`,
    lines: [long],
    sides: [
      { name: long, note: '18–2–0' },
      { name: long, note: '9–1–0' },
    ],
    rows: Array.from({ length: 8 }, (_, index) => ({
      label: long,
      first: `${index * 1000}`,
      second: '100%',
      shares: [index * 14, 100] as const,
    })),
    sample: 'Sample data',
    alt: '',
  },
  event: {
    name: 'sporte-event-en',
    kicker: long,
    title: long.replaceAll(' ', ''),
    lines: [long, long],
    sides: [{ name: long }, { name: 'Omar' }],
    versus: 'v',
    sample: 'Sample data',
    alt: '',
  },
  player: {
    name: 'sporte-player-en',
    kicker: 'Boxing',
    title: long,
    lines: [`“${long}”`, long],
    stats: [
      { figure: '118–22–10', label: long },
      { figure: '100%', label: 'knockout rate' },
      { figure: '61%', label: 'win rate' },
    ],
    rays: { strong: 'M0 0L9 9', weak: '', strongWidth: 9, weakWidth: 4, initials: 'OH' },
    sample: 'Sample data',
    alt: '',
  },
}

const layout = (picture: SharePicture, language: 'en' | 'ar' = 'en') =>
  layOutPicture(
    picture,
    { language, brand: 'Sporte', address: `sporte.example/${long.replaceAll(' ', '/')}` },
    measure,
  )

const texts = (shapes: readonly Shape[]) =>
  shapes.filter((shape): shape is TextShape => shape.kind === 'text')

function edges(shape: Shape): [left: number, right: number, top: number, bottom: number] {
  if (shape.kind === 'box') return [shape.x, shape.x + shape.width, shape.y, shape.y + shape.height]
  if (shape.kind === 'rays')
    return [shape.x, shape.x + shape.scale * 600, shape.y, shape.y + shape.scale * 600]
  const width = measure(shape.text, shape.size, shape.stretch)
  const left = shape.x - { left: 0, center: width / 2, right: width }[shape.align]
  return [left, left + width, shape.y - shape.size * 0.75, shape.y + shape.size * 0.2]
}

describe.each(Object.entries(pictures))('share image of a %s', (_kind, picture) => {
  it.each(['en', 'ar'] as const)('keeps everything inside, whatever the names, in %s', (language) => {
    const shapes = layout(picture, language)
    const outside = shapes.filter((shape) => {
      const [left, right, top, bottom] = edges(shape)
      return left < -0.5 || right > pictureSize.width + 0.5 || top < 0 || bottom > pictureSize.height + 0.5
    })
    expect(outside).toEqual([])
    expect(texts(shapes).every(({ size, text }) => size >= 18 && text !== '')).toBe(true)
  })

  it.each(['en', 'ar'] as const)('overlaps no texts in %s', (language) => {
    const shown = texts(layout(picture, language)).map((shape) => ({ text: shape.text, box: edges(shape) }))
    const clashes = shown.flatMap(({ text, box: [left, right, top, bottom] }, index) =>
      shown
        .slice(index + 1)
        .filter(({ box }) => left < box[1] && box[0] < right && top < box[3] && box[2] < bottom)
        .map((other) => `${text} / ${other.text}`),
    )
    expect(clashes).toEqual([])
  })

  it('mirrors in Arabic, except inside figures and URLs', () => {
    const [english, arabic] = [texts(layout(picture)), texts(layout(picture, 'ar'))]
    const mirror = { left: 'right', right: 'left', center: 'center' } as const
    expect(arabic.map(({ align }) => align)).toEqual(english.map(({ align }) => mirror[align]))
    expect(arabic.map(({ x }) => pictureSize.width - x)).toEqual(english.map(({ x }) => x))
    for (const { text, direction } of arabic) {
      const isFigure = /^[\d–/%().]+$/.test(text) || text.startsWith('sporte.example')
      expect(direction, text).toBe(isFigure ? 'ltr' : 'rtl')
    }
  })
})

describe('fitted text', () => {
  const room = { width: 100, size: 40, least: 20, stretch: 'normal' } as const

  it('uses the largest size that fits', () => {
    expect(fitText('Omar', room, measure)).toEqual({ lines: ['Omar'], size: 40 })
    expect(fitText('Omar H.', room, measure)).toEqual({ lines: ['Omar H.'], size: 28 })
    expect(fitText('Omar Haddad', { ...room, lines: 2 }, measure)).toEqual({
      lines: ['Omar', 'Haddad'],
      size: 32,
    })
  })

  it('ends in "…" if nothing fits, never inside a letter', () => {
    expect(fitText('Abdulrahman Al-Muhannadi', room, measure)).toEqual({ lines: ['Abdulrahm…'], size: 20 })
    expect(fitText('مُحَمَّدٌ'.repeat(4), room, measure).lines[0]).toMatch(/[\u064B-\u0652]…$|[ء-ي]…$/u)
    expect(fitText('', room, measure)).toEqual({ lines: [''], size: 40 })
  })
})
