import * as v from 'valibot'
import { combatMethods, type BoutReport, type NightReport } from '@/contract/card-report.ts'
import { cardFeed } from '@/contract/feeds.ts'
import { count, id, orNull, parseItem, stamp, words } from './feed-schema.ts'
import type { FeedData } from './feed-store.ts'
import { mergeItems, type FeedKind, type ItemKind } from './merge.ts'

/** The nights of the card feed. `.github/CARD-FEED.md` describes the format for operators. */

const maxRows = 30
const row = count(maxRows, 1)
const round = count(12, 1)

const result = v.pipe(
  v.object({
    winner: v.picklist(['red', 'blue', 'draw', 'noContest']),
    method: v.picklist(combatMethods),
    round,
    time: v.pipe(v.string(), v.regex(/^\d:[0-5]\d$/)),
  }),
  v.check(
    ({ winner, method }) =>
      (winner === 'noContest') === (method === 'noContest') && (method !== 'draw' || winner === 'draw'),
  ),
)

/** Row, state and result are strict, because they decide what a page shows of the fight. */
const bout = v.object({
  row,
  state: v.picklist(['next', 'walking', 'on', 'over']),
  round: orNull('bouts.round', round),
  clockSeconds: orNull('bouts.clockSeconds', count(600)),
  result: v.nullish(result, null),
  red: orNull('bouts.red', id),
  blue: orNull('bouts.blue', id),
  note: orNull('bouts.note', words(200)),
})

const bouts: ItemKind<BoutReport> = {
  list: 'bouts',
  most: maxRows,
  unfit: 'part',
  id: v.pipe(
    v.object({ row }),
    v.transform((one) => one.row),
  ),
  parse: (given) => parseItem(bout, given, 'bouts.'),
}

/** In this device's copy the start is a number already. */
const nightId = v.object({ event: id, startsAt: v.union([stamp, v.pipe(v.number(), v.integer())]) })
const night = v.object({ ...nightId.entries, bouts: v.array(v.unknown()) })

/** The current data of the card feed. */
export type LiveNights = FeedData<NightReport>

/** A row that does not fit keeps its last valid version, by the rule for matches (`mergeItems`). */
export const cardKind: FeedKind<NightReport> = {
  feed: cardFeed,
  list: cardFeed.list,
  most: 4,
  unfit: 'night',
  id: v.pipe(
    nightId,
    v.transform(({ event, startsAt }) => `${event} ${startsAt}`),
  ),
  parse: (given, before) => {
    const { item, dropped } = parseItem(night, given)
    if (!item) return { item, dropped }
    const { items, isCurrent, rejected } = mergeItems(bouts, before?.bouts ?? [], item.bouts)
    const paths = new Set(rejected.flatMap((rejection) => rejection.paths ?? []))
    return { item: { ...item, bouts: items }, dropped: [...paths], hasOld: !isCurrent }
  },
  stageOf: (report) => ({ status: statusOf(report), startsAt: report.startsAt }),
}

/** The night ends with the main event. It is live between two fights too. */
function statusOf(report: NightReport) {
  if (report.bouts.some(({ row, state }) => row === 1 && state === 'over')) return 'RESULT'
  return report.bouts.some(({ state }) => state !== 'next') ? 'LIVE' : 'UPCOMING'
}
