import { pictureSize, type Measure, type Picture, type PictureFrame, type Shape } from './picture.ts'
import { Sheet } from './sheet.ts'

const margin = 72
const inner = pictureSize.width - 2 * margin
const end = pictureSize.width - margin
const footTop = pictureSize.height - 116

/** What is drawn where: pure, so that every picture can be looked into without a canvas. */
export function layOut(picture: Picture, frame: PictureFrame, measure: Measure): Shape[] {
  const sheet = new Sheet(frame.language, measure)
  sheet.box(0, { at: 0, width: pictureSize.width, height: pictureSize.height, ink: 'ground' })
  writeHead(sheet, picture, frame)
  let top = writeTitle(sheet, picture, frame)
  if (picture.stats) writeStats(sheet, picture, top)
  if (picture.sides) top = writeSides(sheet, picture, picture.sides, top)
  if (picture.outcome) top = writeOutcome(sheet, picture.outcome, top)
  if (picture.rows) writeRows(sheet, picture.rows, top)
  writeFoot(sheet, picture, frame)
  return sheet.shapes
}

/** The brand: two bars that lean, and the name. */
function writeHead(sheet: Sheet, { kicker }: Picture, { brand, language }: PictureFrame) {
  sheet.box(76, { at: margin, width: 25, height: 44, ink: 'live', lean: 10 })
  sheet.box(76, { at: margin + 32, width: 25, height: 44, ink: 'key', lean: 10 })
  const isArabic = language === 'ar'
  sheet.write(isArabic ? 68 : 75, {
    text: isArabic ? brand : brand.toUpperCase(),
    at: margin + 84,
    width: 300,
    size: 46,
    stretch: 'normal',
  })
  sheet.write(isArabic ? 76 : 80, {
    text: isArabic ? kicker : kicker.toUpperCase(),
    at: margin + 400,
    width: inner - 400,
    size: 34,
    ink: 'key',
    align: 'end',
  })
  sheet.box(152, { at: 0, width: pictureSize.width, height: 4, ink: 'key' })
}

function writeTitle(sheet: Sheet, { title, lines }: Picture, { language }: PictureFrame): number {
  let top = sheet.write(204, {
    text: language === 'ar' ? title : title.toUpperCase(),
    at: margin,
    width: inner,
    size: 104,
    least: 56,
    lines: 2,
  })
  top += 18
  for (const text of lines) {
    top = sheet.write(top, { text, at: margin, width: inner, size: 36, least: 28, ink: 'text-soft' }) + 4
  }
  return top + 36
}

/** With figures a line each, as a scorecard has them; without, a name above the other. */
function writeSides(
  sheet: Sheet,
  { versus, rows }: Picture,
  sides: NonNullable<Picture['sides']>,
  start: number,
) {
  let top = start
  if (rows) {
    for (const [index, { name, note }] of sides.entries()) {
      const at = index === 0 ? margin : margin + inner / 2 + 20
      const align = index === 0 ? 'start' : 'end'
      sheet.box(top, { at, width: inner / 2 - 20, height: 8, ink: index === 0 ? 'corner-a' : 'corner-b' })
      const below = sheet.write(top + 22, {
        text: name,
        at,
        width: inner / 2 - 20,
        size: 52,
        least: 32,
        align,
      })
      if (note)
        sheet.write(below, {
          text: note,
          isLtr: true,
          at,
          width: inner / 2 - 20,
          size: 30,
          ink: 'text-soft',
          align,
        })
    }
    return top + 160
  }
  for (const [index, { name, note, figure }] of sides.entries()) {
    if (index === 1 && versus)
      top = sheet.write(top + 4, { text: versus, at: margin, width: inner, size: 44, ink: 'key' }) + 8
    else sheet.box(top, { at: margin, width: inner, height: 2, ink: 'line' })
    const room = figure ? inner - 380 : inner
    const below = sheet.write(top + 28, { text: name, at: margin, width: room, size: 68, least: 40 })
    if (note)
      sheet.write(below, { text: note, isLtr: true, at: margin, width: room, size: 32, ink: 'text-soft' })
    if (figure)
      sheet.write(top + 16, {
        text: figure,
        at: end - 360,
        width: 360,
        size: 136,
        stretch: 'extra-condensed',
        align: 'end',
        isLtr: true,
      })
    top += figure || note ? 196 : 120
  }
  return top + 12
}

function writeOutcome(sheet: Sheet, outcome: string, top: number): number {
  sheet.box(top, { at: margin, width: 12, height: 64, ink: 'key' })
  return (
    sheet.write(top, { text: outcome, at: margin + 36, width: inner - 36, size: 50, least: 32, ink: 'key' }) +
    24
  )
}

/** From a spine in the middle, as on the page. */
function writeRows(sheet: Sheet, rows: NonNullable<Picture['rows']>, start: number) {
  const each = Math.min(72, Math.floor((footTop - 30 - start) / rows.length))
  const centre = margin + inner / 2
  const bar = 250
  for (const [index, { label, first, second, shares }] of rows.entries()) {
    const top = start + index * each
    const figure = { size: 40, least: 26, width: 300, stretch: 'condensed', isLtr: true } as const
    sheet.write(top, { ...figure, text: first, at: margin, isLtr: shares !== undefined })
    sheet.write(top, { ...figure, text: second, at: end - 300, align: 'end', isLtr: shares !== undefined })
    sheet.write(top + 4, {
      text: label,
      at: centre - 160,
      width: 320,
      size: 30,
      least: 22,
      ink: 'text-soft',
      align: 'middle',
    })
    if (!shares) continue
    const [red, blue] = shares.map((share) => (bar * share) / 100)
    sheet.box(top + each - 14, { at: centre - 4 - (red ?? 0), width: red ?? 0, height: 6, ink: 'corner-a' })
    sheet.box(top + each - 14, { at: centre + 4, width: blue ?? 0, height: 6, ink: 'corner-b' })
  }
}

/** The record drawn as a sun at the end, figures at the start. */
function writeStats(sheet: Sheet, { stats = [], rays }: Picture, start: number) {
  const each = Math.min(190, Math.floor((footTop - 20 - start) / Math.max(stats.length, 1)))
  const sun = Math.min(540, footTop - 20 - start)
  const width = rays ? inner - sun - 10 : inner
  for (const [index, { figure, label }] of stats.entries()) {
    const top = start + index * each
    const below = sheet.write(top, {
      text: figure,
      at: margin,
      width,
      size: each * 0.5,
      stretch: 'condensed',
      isLtr: true,
    })
    sheet.write(below, { text: label, at: margin, width, size: 30, least: 22, ink: 'text-soft' })
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

function writeFoot(sheet: Sheet, { sample }: Picture, { address }: PictureFrame) {
  sheet.box(footTop, { at: margin, width: inner, height: 2, ink: 'line' })
  const line = { size: 30, least: 20, ink: 'text-soft' } as const
  sheet.write(footTop + 26, {
    ...line,
    text: address,
    at: margin,
    width: sample ? inner - 280 : inner,
    isLtr: true,
  })
  if (sample) sheet.write(footTop + 26, { ...line, text: sample, at: end - 260, width: 260, align: 'end' })
}
