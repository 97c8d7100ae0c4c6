import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { budgets } from '../support/budgets.ts'

export type Measured = {
  times: number
  pages: number
  /** CPU seconds of the whole build. */
  seconds: number
  entry: number
  firstScript: number
  markup: number
  markupAt: string
  install: number
  searchIndex: number
  searchMs: number
}

const reports = path.resolve(import.meta.dirname, '../../reports')
export const frameMs = 16.7

const kilobytes = (bytes: number, limit = Infinity) =>
  `${(bytes / 1_000).toFixed(1)} KB${bytes > limit ? ' OVER' : ''}`

const columns: [title: string, of: (each: Measured) => string][] = [
  ['facts', ({ times }) => `${times}×`],
  ['pages', ({ pages }) => String(pages)],
  ['entry', ({ entry }) => kilobytes(entry)],
  ['first script, worst page', ({ firstScript }) => kilobytes(firstScript, budgets.firstScript.limit)],
  [
    'HTML + CSS, worst page',
    ({ markup, markupAt }) => `${kilobytes(markup, budgets.markup.limit)} (${markupAt})`,
  ],
  ['install', ({ install }) => kilobytes(install, budgets.install.limit)],
  ['search index', ({ searchIndex }) => kilobytes(searchIndex)],
  ['search, worst', ({ searchMs }) => `${searchMs.toFixed(1)} ms${searchMs > frameMs ? ' OVER' : ''}`],
  ['build', ({ seconds }) => `${seconds.toFixed(0)} s`],
  ['a page', (each) => `${perPage(each).toFixed(0)} ms`],
]

export const perPage = ({ seconds, pages }: Measured) => (seconds * 1_000) / pages

/** Writes `reports/growth.md` and `reports/growth.svg`, and returns the table. */
export function reportGrowth(all: readonly Measured[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [
    row(columns.map(([title]) => title)),
    row(columns.map(() => '---')),
    ...all.map((each) => row(columns.map(([, of]) => of(each)))),
  ].join('\n')
  mkdirSync(reports, { recursive: true })
  writeFileSync(path.join(reports, 'growth.md'), `# Growth\n\n${table}\n\n![Growth](growth.svg)\n`)
  writeFileSync(path.join(reports, 'growth.svg'), plot(all))
  return table
}

const lines: [label: string, colour: string, of: (each: Measured) => number][] = [
  ['entry', '#0b6e99', ({ entry }) => entry],
  ['first script, worst page', '#5b4ab5', ({ firstScript }) => firstScript],
  ['HTML + CSS, worst page', '#cf2f0d', ({ markup }) => markup],
  ['install', '#1d7a3a', ({ install }) => install],
  ['search index', '#b06a00', ({ searchIndex }) => searchIndex],
  ['build time a page', '#444', perPage],
]

const [width, height, edge, legend] = [760, 420, 48, 190]
/** The y axis starts at a fifth of today's value. */
const below = Math.log(5)

/** Plots each value as a multiple of today's, on two logarithmic axes. A flat line means no growth. */
function plot(all: readonly Measured[]): string {
  const [first] = all
  if (!first) throw new Error('Nothing was measured')
  const most = Math.max(2, ...all.map(({ times }) => times))
  const x = (times: number) => edge + (Math.log(times) / Math.log(most)) * (width - legend - 2 * edge)
  const y = (multiple: number) =>
    height - edge - ((Math.log(multiple) + below) / (Math.log(most) + below)) * (height - 2 * edge)
  const drawn = lines.map(([label, colour, of], index) => {
    const points = all.map((each) => `${x(each.times).toFixed(1)},${y(of(each) / of(first)).toFixed(1)}`)
    const at = edge + index * 22
    return [
      `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
      `<rect x="${width - legend}" y="${at - 9}" width="14" height="4" fill="${colour}"/>`,
      `<text x="${width - legend + 22}" y="${at - 3}">${label}</text>`,
    ].join('')
  })
  const ticks = all.map(
    ({ times }) =>
      `<text x="${x(times).toFixed(1)}" y="${height - edge + 20}" text-anchor="middle">${times}×</text>`,
  )
  const levels = [1, ...all.map(({ times }) => times).slice(1)].map(
    (multiple) =>
      `<path d="M${edge} ${y(multiple).toFixed(1)}H${width - legend - edge}" stroke="#ddd"/><text x="${edge - 8}" y="${(y(multiple) + 4).toFixed(1)}" text-anchor="end">${multiple}×</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui" font-size="12"><rect width="100%" height="100%" fill="#fff"/><text x="${edge}" y="24" font-size="15">What costs how many times as much when the facts are so many times as many</text>${levels.join('')}${ticks.join('')}${drawn.join('')}</svg>\n`
}
