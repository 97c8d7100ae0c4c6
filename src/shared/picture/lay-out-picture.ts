import { languageFacts, type Language } from '@/contract/language.ts'
import { pictureSize, type Measure, type SharePicture, type PictureFrame, type Shape } from './picture.ts'
import { inner, margin, Sheet } from './sheet.ts'

const end = pictureSize.width - margin
const footTop = pictureSize.height - 116

/** Computes all shapes of a picture. Pure, so that it can be tested without a canvas. */
export function layOutPicture(picture: SharePicture, frame: PictureFrame, measure: Measure): Shape[] {
  const sheet = new Sheet(frame.language, measure)
  sheet.box(0, { at: 0, width: pictureSize.width, height: pictureSize.height, ink: 'ground' })
  writeHead(sheet, picture, frame)
  if (picture.sides && picture.rows) {
    writeRows(sheet, picture.rows, writeCorners(sheet, picture.sides, writeLines(sheet, picture, 200)))
  } else {
    let top = writeLines(sheet, picture, writeTitle(sheet, picture, frame))
    if (picture.stats) writeStats(sheet, picture, top)
    if (picture.sides) top = writeSides(sheet, picture, picture.sides, top)
    if (picture.outcome) writeOutcome(sheet, picture.outcome, top)
  }
  writeFoot(sheet, picture, frame)
  return sheet.shapes
}

/** The brand: two slanted bars, large in the background and small beside the name. */
function writeHead(sheet: Sheet, { kicker }: SharePicture, { brand, language }: PictureFrame) {
  const backdrop = { width: 190, height: footTop - 152, ink: 'surface', lean: 120 } as const
  for (const at of [500, 745]) sheet.box(152, { ...backdrop, at })
  sheet.box(76, { width: 25, height: 44, ink: 'live', lean: 10 })
  sheet.box(76, { at: margin + 32, width: 25, height: 44, ink: 'key', lean: 10 })
  const isCased = hasCapitals(language)
  const name = inCapitals(brand, language)
  sheet.write(isCased ? 75 : 68, { text: name, at: margin + 84, width: 300, size: 46, stretch: 'normal' })
  const kind = inCapitals(kicker, language)
  sheet.write(isCased ? 80 : 76, { text: kind, width: inner - 400, size: 34, ink: 'key', align: 'end' })
  sheet.box(152, { at: 0, width: pictureSize.width, height: 4, ink: 'key' })
}

const hasCapitals = (language: Language) => languageFacts[language].script === 'latin'
const inCapitals = (text: string, language: Language) => (hasCapitals(language) ? text.toUpperCase() : text)

function writeTitle(sheet: Sheet, { title }: SharePicture, { language }: PictureFrame): number {
  return sheet.write(204, { text: inCapitals(title, language), size: 104, least: 56, lines: 2 }) + 18
}

function writeLines(sheet: Sheet, { lines }: SharePicture, start: number): number {
  let top = start
  for (const text of lines) top = sheet.write(top, { text, size: 36, least: 28, ink: 'text-soft' }) + 4
  return top + 36
}

/** The names above the columns of a comparison. */
function writeCorners(sheet: Sheet, sides: NonNullable<SharePicture['sides']>, top: number): number {
  const width = inner / 2 - 20
  const ends = sides.map(({ name, note }, index) => {
    const isFirst = index === 0
    const column = { width, align: isFirst ? 'start' : 'end' } as const
    sheet.box(top, {
      at: isFirst ? margin : end - width,
      width,
      height: 10,
      ink: isFirst ? 'corner-a' : 'corner-b',
    })
    const below = sheet.write(top + 26, { ...column, text: name, size: 68, least: 36, lines: 2 })
    if (!note) return below
    return sheet.write(below, {
      ...column,
      text: note,
      size: 48,
      stretch: 'condensed',
      ink: 'key',
      isLtr: true,
    })
  })
  return Math.max(...ends) + 40
}

/** With figures, one line per side, as in a scorecard. Without figures, two names separated by `versus`. */
function writeSides(
  sheet: Sheet,
  { versus }: SharePicture,
  sides: NonNullable<SharePicture['sides']>,
  start: number,
) {
  let top = start
  for (const [index, { name, note, figure }] of sides.entries()) {
    if (index === 1 && versus) top = sheet.write(top, { text: versus, size: 64, ink: 'key' })
    else sheet.box(top, { height: 2, ink: 'line' })
    const room = figure ? inner - 380 : inner
    const size = figure ? 68 : 92
    const below = sheet.write(top + 28, { text: name, width: room, size, least: 40 })
    if (note) sheet.write(below, { text: note, isLtr: true, width: room, size: 32, ink: 'text-soft' })
    if (figure)
      sheet.write(top + 16, {
        text: figure,
        width: 360,
        size: 136,
        stretch: 'extra-condensed',
        align: 'end',
        isLtr: true,
      })
    top = figure || note ? top + 196 : below + 24
  }
  return top + 12
}

function writeOutcome(sheet: Sheet, outcome: string, top: number): number {
  sheet.box(top, { width: 12, height: 64, ink: 'key' })
  const line = { text: outcome, at: margin + 36, width: inner - 36, size: 50, least: 32, ink: 'key' } as const
  return sheet.write(top, line) + 24
}

/** The comparison around a central column, as on the page. */
function writeRows(sheet: Sheet, rows: NonNullable<SharePicture['rows']>, start: number) {
  const each = Math.min(92, Math.floor((footTop - 16 - start) / rows.length))
  const centre = margin + inner / 2
  const bar = 250
  const size = Math.round(each * 0.5)
  for (const [index, { label, first, second, shares }] of rows.entries()) {
    const top = start + index * each
    const figure = { size, least: 22, width: 290, stretch: 'condensed', isLtr: true } as const
    sheet.write(top, { ...figure, text: first })
    sheet.write(top, { ...figure, text: second, align: 'end' })
    sheet.write(top, {
      text: label,
      width: 340,
      size: Math.min(32, size * 0.8),
      least: 20,
      ink: 'text-soft',
      align: 'middle',
    })
    const [redBar, blueBar] = [(bar * shares[0]) / 100, (bar * shares[1]) / 100]
    sheet.box(top + each - 16, { at: centre - 4 - redBar, width: redBar, height: 6, ink: 'corner-a' })
    sheet.box(top + each - 16, { at: centre + 4, width: blueBar, height: 6, ink: 'corner-b' })
  }
}

/** The figures are at the inline start, the record as rays at the end. */
function writeStats(sheet: Sheet, { stats = [], rays }: SharePicture, start: number) {
  const each = Math.min(190, Math.floor((footTop - 20 - start) / Math.max(stats.length, 1)))
  const sun = Math.min(540, footTop - 20 - start)
  const width = rays ? inner - sun - 10 : inner
  for (const [index, { figure, label }] of stats.entries()) {
    const top = start + index * each
    const large = { size: each * 0.5, stretch: 'condensed', isLtr: true } as const
    const below = sheet.write(top, { ...large, text: figure, width })
    sheet.write(below, { text: label, width, size: 30, least: 22, ink: 'text-soft' })
  }
  if (!rays) return
  const at = end - sun
  sheet.rays(start, { at, size: sun, path: rays.weak, strokes: rays.weakWidth, ink: 'text-faint' })
  sheet.rays(start, { at, size: sun, path: rays.strong, strokes: rays.strongWidth, ink: 'key' })
  sheet.write(start + sun / 2 - sun * 0.13, {
    text: rays.initials,
    at,
    width: sun,
    size: sun * 0.22,
    align: 'middle',
    stretch: 'condensed',
  })
}

function writeFoot(sheet: Sheet, { sample }: SharePicture, { address }: PictureFrame) {
  sheet.box(footTop, { height: 2, ink: 'line' })
  const line = { size: 30, least: 20, ink: 'text-soft' } as const
  sheet.write(footTop + 26, { ...line, text: address, width: sample ? inner - 280 : inner, isLtr: true })
  if (sample) sheet.write(footTop + 26, { ...line, text: sample, width: 260, align: 'end' })
}
