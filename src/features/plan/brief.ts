import type { TFunction } from 'i18next'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { packages, type BroadcastPackage, type PackageItem } from '@/content/packages.ts'
import { localizedPath, type Language } from '@/contract/language.ts'
import { formatDate, formatNumber } from '@/lib/format/format.ts'
import { openPoints, missingDetails } from './open-points.ts'
import { isCombat, sports } from '@/content/sports.ts'
import { nightHours, venueSizes, type Recommendation, type NeedId } from './plan-rules.ts'
import { planQuery, venues, type Plan, type Venue } from './plan.ts'

/** The namespaces that `t` needs. The page, the printout and the enquiry all render the brief from them. */
export const briefTexts = ['plan', 'packages', 'services'] as const
export type BriefTranslation = { t: TFunction<typeof briefTexts>; language: Language }

/** Separates the items of a line. Not a comma, because a town or a service name can contain one. */
const between = ' · '

type Row = { id: string; term: string; value: string }

/** One row per answer. Unanswered questions have no row. */
export function detailRows(plan: Plan, { t, language }: BriefTranslation): Row[] {
  const { sport, date, town, venue, days, bouts, watch, viewers, languages, needs, services } = plan
  const list = (words: readonly string[]) => words.join(between)
  const rows: Record<string, [term: string, value: string | null | false]> = {
    sport: [t('plan:sport'), sport && sports[sport].name[language]],
    date: [t('plan:date'), date && dateText(date, language)],
    town: [t('plan:town'), town],
    venue: [
      t('plan:brief.venue'),
      venue && t('plan:brief.people', { people: peopleText(venue, { t, language }) }),
    ],
    days: [t('plan:brief.days'), days !== null && t('plan:daysOf', { count: days })],
    bouts: [t('plan:brief.bouts'), bouts !== null && boutsText(plan, bouts, { t, language })],
    watch: [t('plan:brief.watch'), watch && t(`plan:ways.${watch}`)],
    viewers: [
      t('plan:brief.viewers'),
      viewers !== null && t('plan:brief.watching', { viewers: viewersText(viewers, { t, language }) }),
    ],
    languages: [t('plan:brief.languages'), list(languages.map((each) => t(`plan:commentaries.${each}`)))],
    needs: [t('plan:brief.needs'), list(needs.map((each) => t(`packages:plain.${each}`)))],
    services: [t('plan:brief.services'), list(services.map((each) => t(`services:services.${each}.name`)))],
  }
  return Object.entries(rows).flatMap(([id, [term, value]]) => (value ? [{ id, term, value }] : []))
}

/** One sentence per open point. */
export function openPointTexts(
  plan: Plan,
  answer: Recommendation,
  today: string | null,
  { t, language }: BriefTranslation,
): string[] {
  const missing = missingDetails(plan).map((part) => t(`plan:unsaid.${part}`))
  const [smallest] = packages
  const figures = {
    hours: claims.replyHours,
    viewers: formatNumber(maxViewers, language),
    cameras: smallest?.cameras.broadcast,
    card: cardText(plan, { t, language }),
    package: t(`packages:tiers.${answer.tier.id}.name`),
    packageHours: t('plan:hours', { count: answer.tier.collection.hours }),
  }
  return [
    ...(missing.length > 0 ? [t('plan:answer.unsaid', { parts: missing.join(between) })] : []),
    ...openPoints(plan, answer, today).map((point) => t(`plan:open.${point}`, figures)),
  ]
}

function boutsText({ sport }: Plan, count: number, { t, language }: BriefTranslation): string {
  const isMatches = sport !== null && !isCombat(sport)
  return t(isMatches ? 'plan:matchesOf' : 'plan:boutsOf', { count, formatted: formatNumber(count, language) })
}

/** The length of the card, as a number of bouts and a range of hours, and the longest of several days. */
export function cardText(plan: Plan, words: BriefTranslation): string {
  const night = nightHours(plan)
  if (!night || plan.bouts === null) return ''
  const bouts = boutsText(plan, plan.bouts, words)
  const time = words.t('plan:hours', { count: night.to })
  const from = words.t('plan:hoursFrom', { count: night.from })
  const card = words.t(night.from === night.to ? 'plan:cardLength' : 'plan:cardRange', { bouts, from, time })
  const longest = nightHours({ ...plan, bouts: Math.ceil(plan.bouts / (plan.days ?? 1)) })
  if (!longest || longest.to === night.to) return card
  return words.t('plan:cardPerDay', { card, time: words.t('plan:hours', { count: longest.to }) })
}

/** The needs that have a row in the comparison of packages, with the key of that row. */
const rows = {
  viewers: 'freeViewers',
  cameras: 'broadcastCameras',
  commentary: 'commentaryLanguages',
  hours: 'collectionHours',
  payPerView: 'payPerView',
} as const satisfies Partial<Record<NeedId, string>>

const hasRow = (id: NeedId): id is keyof typeof rows => id in rows

/** The name of a need, without its figure. */
export function needText(id: NeedId, { t }: BriefTranslation): string {
  if (id === 'otherLanguage') return t('plan:commentaries.other')
  return hasRow(id) ? t(`packages:compare.rows.${rows[id]}`) : t(`packages:plain.${id}`)
}

/** A feature of a package, worded as on the package card. */
export function itemText(item: PackageItem, tier: BroadcastPackage, { t }: BriefTranslation): string {
  if (!('count' in item)) {
    const margin = Math.round((tier.payPerViewMargin ?? 0) * 100)
    return t(`packages:plain.${item.id}`, { margin })
  }
  const event = t('packages:eventHours', { count: tier.collection.hours })
  return t(`packages:counted.${item.id}`, { count: item.count, event })
}

/** The complete brief as the text of an enquiry: one fact per line, and the URL that opens the plan. */
export function briefMessage(
  plan: Plan,
  answer: Recommendation,
  today: string | null,
  words: BriefTranslation,
): string {
  const { t, language } = words
  const { tier } = answer
  const decides = answer.reasons
    .filter((reason) => reason.decides)
    .map(({ id }) => (id === 'payPerView' ? t('plan:ways.payPerView') : needText(id, words)))
  const line = (term: string, value: string) => `${term}: ${value}`
  return [
    t('plan:brief.heading'),
    // First, because WhatsApp takes only the beginning of a long message.
    `${t('plan:brief.address')}:`,
    planUrl(plan, language),
    '',
    ...detailRows(plan, words).map(({ term, value }) => line(term, value)),
    '',
    line(t('plan:brief.package'), t(`packages:tiers.${tier.id}.name`)),
    ...(decides.length > 0 ? [line(t('plan:brief.decides'), decides.join(between))] : []),
    line(t('plan:brief.cameras'), camerasText(answer, words)),
    '',
    `${t('plan:brief.open')}:`,
    ...openPointTexts(plan, answer, today, words).map((text) => `- ${text}`),
  ].join('\n')
}

export function camerasText({ tier: { cameras } }: Recommendation, { t }: BriefTranslation): string {
  return [
    t('packages:counted.broadcastCameras', { count: cameras.broadcast }),
    t('packages:counted.povCameras', { count: cameras.pov }),
  ].join(between)
}

/** The absolute URL of a plan. */
export function planUrl(plan: Plan, language: Language): string {
  return `${config.siteUrl}${localizedPath('/plan', language)}?${planQuery(plan)}`
}

const maxViewers = Math.max(...packages.map(({ freeViewers }) => freeViewers))

export function viewersText(viewers: number, { t, language }: BriefTranslation): string {
  return Number.isFinite(viewers)
    ? t('plan:upTo', { figure: formatNumber(viewers, language) })
    : t('plan:moreThan', { figure: formatNumber(maxViewers, language) })
}

/** The largest venue has no upper limit, so its text says "more than" the next smaller one. */
export function peopleText(venue: Venue, { t, language }: BriefTranslation): string {
  const { people } = venueSizes[venue]
  if (Number.isFinite(people)) return t('plan:upTo', { figure: formatNumber(people, language) })
  const held = venues.map((each) => venueSizes[each].people).filter((each) => Number.isFinite(each))
  return t('plan:moreThan', { figure: formatNumber(Math.max(...held), language) })
}

/** 08:00 UTC is noon at the venue, so the date is the same there in every time zone of the visitor. */
function dateText(date: string, language: Language): string {
  return formatDate(new Date(`${date}T08:00:00Z`), language, 'long')
}
