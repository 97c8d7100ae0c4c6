import type { TFunction } from 'i18next'
import type { Language } from '@/contract/language.ts'
import { formatNumber, formatRegions } from '@/lib/format/format.ts'
import {
  checksOf,
  getOutcome,
  timeSpan,
  getConclusion,
  type CheckPlace,
  type Finding,
  type Findings,
} from './device-check.ts'

type Translate = TFunction<'watch-player'>

export function findingText({ reason, ms = 0, country }: Finding, t: Translate, language: Language): string {
  const { value, unit } = timeSpan(ms)
  const inUnit = (amount: number, name: string) =>
    formatNumber(amount, language, { style: 'unit', unit: name, unitDisplay: 'long' })
  return t(`check.found.${reason}`, {
    took: inUnit(Math.max(1, Math.round(ms)), 'millisecond'),
    span: inUnit(value, unit),
    country: country && formatRegions([country], language)[0],
  })
}

export function verdictText(
  findings: Findings,
  t: Translate,
  place: CheckPlace,
): { word: string; more: string } {
  const verdict = getConclusion(findings)
  const cleared = t(place === 'player' ? 'check.verdict.yourSide' : 'check.verdict.cleared')
  switch (verdict.kind) {
    case 'clear':
      return { word: cleared, more: t(place === 'player' ? 'check.verdict.ours' : 'check.verdict.nothing') }
    case 'notes':
      return { word: cleared, more: t('check.verdict.notes', { count: verdict.count }) }
    case 'bad':
      return { word: t('check.verdict.notCleared'), more: t('check.verdict.bad', { count: verdict.count }) }
  }
}

type ReportContext = { at: Date; browser: string; place: CheckPlace }

/** The result as text for our support team, without identity or location. */
export function reportText(
  findings: Findings,
  t: Translate,
  language: Language,
  { at, browser, place }: ReportContext,
): string {
  const { word, more } = verdictText(findings, t, place)
  const rows = checksOf.player.flatMap((check) => {
    const finding = findings[check]
    if (!finding) return []
    const text =
      finding.reason === 'regionKnown' ? t('check.report.regionKnown') : findingText(finding, t, language)
    return `${t(`check.checks.${check}.name`)}: ${t(`check.outcome.${getOutcome(finding)}`)}. ${text}`
  })
  return [
    t('check.report.title', { at: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` }),
    `${word} ${more}`,
    ...rows,
    browser,
  ].join('\n')
}
