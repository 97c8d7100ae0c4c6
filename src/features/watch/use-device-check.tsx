import type { TFunction } from 'i18next'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { formatNumber, formatRegions } from '@/lib/format/format.ts'
import { announce } from '@/platform/screen-reader.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import {
  checksOf,
  getConclusion,
  getOutcome,
  timeSpan,
  type CheckName,
  type CheckPlace,
  type Finding,
  type Findings,
} from './device-check.ts'
import styles from './device-check.module.css'
import { runDeviceChecks } from './device-probes.ts'

export function useDeviceCheck(place: CheckPlace, stream: string | null) {
  const { t } = useTranslation('watch-player')
  const language = useLanguage()
  const [phase, setPhase] = useState<'idle' | 'running' | 'done'>('idle')
  const [findings, setFindings] = useState<Findings>({})
  const isRunning = useRef(false)
  const { word, more } = verdictText(findings, t, place)

  /** Announces the verdict and returns the report. Null while a check is running. */
  const run = useCallback(async () => {
    if (isRunning.current) return null
    isRunning.current = true
    announce(t('check.running'))
    setPhase('running')
    let found: Findings = {}
    setFindings(found)
    await runDeviceChecks(place, stream, (check, finding) => {
      found = { ...found, [check]: finding }
      setFindings(found)
    })
    setPhase('done')
    isRunning.current = false
    const said = verdictText(found, t, place)
    announce(`${said.word} ${said.more}`)
    return reportText(found, t, language, place)
  }, [language, place, stream, t])

  const verdict = phase === 'done' && (
    <>
      <b>{word}</b> {more}
    </>
  )
  return { phase, findings, verdict, run }
}

const looks = {
  fine: { icon: 'check', tone: 'data' },
  note: { icon: 'alert', tone: 'plain' },
  bad: { icon: 'close', tone: 'key' },
  unknown: { icon: 'help', tone: 'plain' },
  waiting: { icon: 'clock', tone: 'plain' },
} as const

type CheckRowsProps = { names: readonly CheckName[]; findings: Findings; isRunning: boolean }

/** A row describes its check until it has the result. Rows never move. */
export function CheckRows({ names, findings, isRunning }: CheckRowsProps) {
  const { t } = useTranslation('watch-player')
  const language = useLanguage()
  return (
    <Rows>
      {names.map((name) => {
        const finding = findings[name]
        const described = checksOf.section.find((each) => each === name)
        const outcome = finding ? getOutcome(finding) : isRunning ? 'waiting' : undefined
        const { icon, tone } = looks[outcome ?? 'unknown']
        return (
          <Row
            key={name}
            lead={<Icon name={icon} />}
            title={t(`check.checks.${name}.name`)}
            figure={outcome && <Tag tone={tone}>{t(`check.outcome.${outcome}`)}</Tag>}
            note={
              <span className={styles.text} data-check={name} data-outcome={outcome}>
                {finding
                  ? findingText(finding, t, language)
                  : described && t(`check.checks.${described}.what`)}
              </span>
            }
          />
        )
      })}
    </Rows>
  )
}

type Translate = TFunction<'watch-player'>

function findingText({ reason, ms = 0, country }: Finding, t: Translate, language: Language): string {
  const { value, unit } = timeSpan(ms)
  const inUnit = (amount: number, name: string) =>
    formatNumber(amount, language, { style: 'unit', unit: name, unitDisplay: 'long' })
  return t(`check.found.${reason}`, {
    took: inUnit(Math.max(1, Math.round(ms)), 'millisecond'),
    span: inUnit(value, unit),
    country: country && formatRegions([country], language)[0],
  })
}

function verdictText(findings: Findings, t: Translate, place: CheckPlace): { word: string; more: string } {
  const verdict = getConclusion(findings)
  if (verdict.kind === 'bad')
    return { word: t('check.verdict.notCleared'), more: t('check.verdict.bad', { count: verdict.count }) }
  const isPlayer = place === 'player'
  const clear = t(isPlayer ? 'check.verdict.ours' : 'check.verdict.nothing')
  return {
    word: t(isPlayer ? 'check.verdict.yourSide' : 'check.verdict.cleared'),
    more: verdict.kind === 'notes' ? t('check.verdict.notes', { count: verdict.count }) : clear,
  }
}

/** The result as text for our support team, without identity or location. */
function reportText(findings: Findings, t: Translate, language: Language, place: CheckPlace): string {
  const { word, more } = verdictText(findings, t, place)
  const rows = checksOf.player.flatMap((check) => {
    const finding = findings[check]
    if (!finding) return []
    const text =
      finding.reason === 'regionKnown' ? t('check.report.regionKnown') : findingText(finding, t, language)
    return `${t(`check.checks.${check}.name`)}: ${t(`check.outcome.${getOutcome(finding)}`)}. ${text}`
  })
  return [
    t('check.report.title', { at: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC` }),
    `${word} ${more}`,
    ...rows,
    navigator.userAgent,
  ].join('\n')
}
