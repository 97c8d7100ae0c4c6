import { results } from '@/content/matches/results.gen.ts'
import { describe, expect, it } from 'vitest'
import { bouts } from '@/content/bouts/bouts.ts'
import { highlightsOf } from '@/content/events/highlights.ts'
import { events } from '@/content/events/events.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import { pastEvents } from '@/content/events/past-events.ts'
import { playerOfMonth, previousWinners } from '@/content/players/player-of-month.ts'
import type { Language } from '@/contract/language.ts'
import { everyContentPage, faultsIn, treeOf } from '../support/every-page.ts'
import { findElement, textOf, type Element } from '../support/read-html.ts'

const isHiddenScore = ({ attributes }: Element) =>
  attributes.has('data-hidden-score') || attributes.has('hidden')

function linesOf(file: string, isHidden: (element: Element) => boolean): string[] {
  const body = findElement(treeOf(file), ({ tag }) => tag === 'body')
  return body
    ? [...textOf(body, isHidden).split('\n'), ...labelsOf(body, isHidden)]
        .map((line) => line.replaceAll(/\s+/g, ' ').trim())
        .filter(Boolean)
    : []
}

/** Labels of images and controls that are not part of the text. */
function labelsOf(element: Element, isHidden: (element: Element) => boolean): string[] {
  if (isHidden(element)) return []
  return [
    ...['alt', 'aria-label', 'title'].flatMap((name) => element.attributes.get(name) ?? []),
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : labelsOf(child, isHidden))),
  ]
}

/** Sentences in the content that reveal a result. */
const sentences = (language: Language): string[] => [
  ...events
    .filter(({ status }) => status === 'past')
    .flatMap(({ id, subtitle, description }) => [
      subtitle[language],
      description[language],
      ...highlightsOf(id).map((one) => one[language][1]),
    ]),
  ...pastEvents.map(({ teaser }) => teaser[language]),
  ...playerOfMonth.achievements.map((one) => one[language]),
  ...previousWinners.map(({ achievement }) => achievement[language]),
]

/** Scores such as `141/8` and `3–1`. An all-out score is a plain number: see `allOut`. */
const scores = new Set(
  [
    ...results.flatMap(({ innings }) =>
      innings.map(({ runs, wickets }) => (wickets === 10 ? '' : `${runs}/${wickets}`)),
    ),
    ...bouts.flatMap((bout) =>
      bout.kind === 'match' && bout.result ? [bout.result.redScore, bout.result.blueScore] : [],
    ),
  ].filter((score) => /\D/.test(score)),
)

const allOut = results.flatMap(({ innings }) =>
  innings.flatMap(({ team, runs, wickets }) => (wickets === 10 ? [{ team, runs }] : [])),
)

const words: Record<Language, RegExp> = {
  en: /\b(?:won by|lost by|beat|beaten|defeated|stopped by|as champion|knocked out|was stopped|submitted|(?:unanimous|split|majority) decision|armbar|hat-trick|new champion|changes hands)\b/i,
  ar: /(?<!\p{L})(?:فاز|فازت|خسرت? بفارق|هزم|هزمت|تغلب|تغلبت|قفل الذراع|بإجماع الحكام|هاتريك|البطلة? الجديدة?)(?!\p{L})/u,
}

function tells(line: string, language: Language): boolean {
  if (words[language].test(line)) return true
  if (sentences(language).some((sentence) => line.includes(sentence))) return true
  if ([...scores].some((score) => new RegExp(`(?<![\\d/])${score}(?![\\d/])`).test(line))) return true
  return allOut.some(
    ({ team, runs }) =>
      line.includes(seriesTeams[team].name[language]) && new RegExp(`\\b${runs}\\b`).test(line),
  )
}

describe('hidden scores', () => {
  it('hide every result on every page', () => {
    const faults = faultsIn(everyContentPage, ({ file, language }) =>
      linesOf(file, isHiddenScore).filter((line) => tells(line, language)),
    )
    expect(faults).toEqual([])
  })

  it('depend on `data-hidden-score`: without it, the check finds results', () => {
    const telling = [
      '',
      'live-scores/',
      'events/',
      'player-of-month/',
      'event/desert-fury-7/',
      'blog/ten-days-in-sharjah/',
    ].flatMap((page) => [`${page}index.html`, `ar/${page}index.html`])
    const silent = everyContentPage.filter(
      ({ file, language }) =>
        telling.includes(file) && !linesOf(file, () => false).some((line) => tells(line, language)),
    )
    expect(silent.map(({ file }) => file)).toEqual([])
  })
})
