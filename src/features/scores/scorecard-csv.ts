import type { TFunction } from 'i18next'
import type { Language } from '@/contract/language.ts'
import { cricketers } from '@/content/matches/cricketers.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import type { InningsCard, InningsTotal, MatchResult, Scorecard } from '@/content/matches/types.ts'
import { runRate, strikeRate } from '@/lib/cricket/figures.ts'
import { toCsv, type CsvRow } from '@/lib/csv.ts'
import { formatDate } from '@/lib/format/format.ts'
import { dismissalText } from './dismissal-text.ts'

type CsvMatch = {
  result: MatchResult
  scorecard: Scorecard
  /** Null for a source without a URL. */
  sources: readonly (string | null)[]
  /** Title, teams, outcome and toss. */
  heading: readonly string[]
}

/** A scorecard as CSV, in the page's language. */
export function scorecardCsv(
  { result, scorecard, sources, heading }: CsvMatch,
  language: Language,
  t: TFunction<'scores'>,
): string {
  const rows: CsvRow[] = [
    ...heading.map((text) => [text]),
    [formatDate(new Date(result.startsAt), language, 'long'), t('venue')],
    ...([0, 1] as const).flatMap((index) => {
      const bowling = result.innings[index === 0 ? 1 : 0].team
      return inningsRows(result.innings[index], scorecard.innings[index], bowling, language, t)
    }),
    [t('csv.sources')],
    ...sources.map((url) => [url ?? t('csv.withoutUrl')]),
  ]
  return toCsv(rows)
}

function inningsRows(
  total: InningsTotal,
  card: InningsCard,
  bowling: InningsTotal['team'],
  language: Language,
  t: TFunction<'scores'>,
): CsvRow[] {
  const falls = card.falls.map(({ wicket, runs, over, player }) => [
    wicket,
    player ? cricketers[player][language] : t('out.batterUnknown'),
    runs,
    over,
  ])
  return [
    [t('battingOf', { team: seriesTeams[total.team].name[language] })],
    [
      t('columns.batter'),
      t('csv.dismissal'),
      ...(['runs', 'balls', 'fours', 'sixes', 'strikeRate'] as const).map((key) => t(`columns.${key}Long`)),
    ],
    ...card.batting.map((row) => [
      cricketers[row.player][language],
      dismissalText(row, language, t),
      row.runs,
      row.balls,
      row.fours,
      row.sixes,
      rounded(strikeRate(row)),
    ]),
    [t('extras'), null, total.extras],
    [t('total'), null, total.runs],
    [t('columns.wicketsLong'), null, total.wickets],
    [t('columns.oversLong'), null, total.overs],
    [t('bowlingOf', { team: seriesTeams[bowling].name[language] })],
    [
      t('columns.bowler'),
      ...(['overs', 'maidens', 'runsConceded', 'wickets', 'economy'] as const).map((key) =>
        t(`columns.${key}Long`),
      ),
    ],
    ...card.bowling.map((row) => [
      cricketers[row.player][language],
      row.overs,
      row.maidens,
      row.runs,
      row.wickets,
      rounded(runRate(row)),
    ]),
    ...(falls.length > 0
      ? [[t('falls')], [t('csv.wicket'), t('columns.batter'), t('columns.runsLong'), t('over')], ...falls]
      : []),
  ]
}

function rounded(value: number | null): string | null {
  return value?.toFixed(2) ?? null
}
