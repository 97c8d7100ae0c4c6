import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { firstScriptFile } from '../../src/prerender/first-script.ts'

/** Why each is needed before the first press. A package that is new here needs a reason, or has to go. */
const reasons: Record<string, string> = {
  'react-dom': 'Takes over the markup, so that the first press is answered; there is no smaller build of it.',
  '@tanstack/router-core':
    'Matches the address to the page and its loader before the markup is taken over, then every link.',
  i18next:
    'Says the texts of what is taken over; what the site does not use is left out (`lean-i18next.ts`).',
  '@tanstack/react-router': 'The links and places of the pages in the markup.',
  'our own': 'The entry, the table of routes, the header, and what wakes the deferred parts.',
  react: 'What the components are written in.',
  'react-i18next': '`useTranslation` of every component.',
  '@tanstack/history': 'Address and Back; the router stands on it.',
  '@tanstack/store': 'What the router keeps its state in.',
  scheduler: 'When React works; `react-dom` stands on it.',
  'use-sync-external-store': 'How the router’s state reaches its components, with a selector.',
  '@tanstack/react-store': 'The same, for the store.',
}

const measured: unknown = JSON.parse(readFileSync(firstScriptFile, 'utf8'))

function tableOf(sizes: object): string {
  const rows = Object.entries(sizes)
    .map(([name, bytes]) => ({ name, kilobytes: Math.round(Number(bytes) / 500) / 2 }))
    .toSorted((one, other) => other.kilobytes - one.kilobytes || (one.name < other.name ? -1 : 1))
    .map(({ name, kilobytes }) => [name, `${kilobytes.toFixed(1)} KB`, reasons[name] ?? 'no reason'])
  const lines = [['package', 'about', 'why it is needed before the first press'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  const row = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0, fill) : cell.padEnd(widths[column] ?? 0, fill))).join(' | ')} |`
  const rule = row(['', '', ''], '-').replace(/- \| (?=-+ \|$)/, ': | ')
  const [head = [], ...body] = lines
  return [row(head), rule, ...body.map((cells) => row(cells))].join('\n')
}

// Written anew with `npm run test:build -- first-script -u`, after a build.
it('the table of what every page first loads is true', async () => {
  if (typeof measured !== 'object' || measured === null) throw new Error('The build has not measured')
  expect(Object.keys(measured).filter((name) => !reasons[name])).toEqual([])
  expect(Object.keys(reasons).filter((name) => !(name in measured))).toEqual([])
  const text = `# What every page first loads

The script that the document of every page names, by package: each compressed by itself, to the nearest half KB, so that the sum is
a little more than the whole. The page's own script and texts come on top, and the budget (\`tests/support/budgets.ts\`) is of all
of it. Written by \`tests/build/first-script.test.ts\`, which fails where it is no longer true.

${tableOf(measured)}
`
  await expect(text).toMatchFileSnapshot(path.resolve('.github/FIRST-SCRIPT.md'))
})
