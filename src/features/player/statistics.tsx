import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import {
  getAppearances,
  knockoutRate,
  getLastFight,
  getNextFight,
  getRecord,
  winRate,
  type Appearance,
} from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { formatDate, formatNumber, formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import { Ring } from './ring.tsx'
import { recordSlices, winSlices } from './ring-slices.ts'
import styles from './statistics.module.css'
import { turnedPro } from '@/content/players/career.ts'

export function Statistics({ player, now }: { player: Player; now: Date | null }) {
  const { t } = useTranslation(['player', 'demo', 'common'])
  const language = useLanguage()
  const record = getRecord(player)
  const [won, stopped] = [winRate(record), knockoutRate(record)]
  const { kind, stance } = sports[player.sport]
  const [last, next] = [getLastFight(player), getNextFight(player)]
  const ways = winSlices(record, getAppearances(player))
  const number = (value: number) => <Ltr>{formatNumber(value, language)}</Ltr>
  const facts: { label: string; value: ReactNode }[] = [
    {
      label: t(kind === 'combat' ? 'facts.weightClass' : 'facts.role'),
      value: t(`demo:divisions.division.${player.division}`),
    },
    { label: t(`facts.stance.${stance}`), value: t(`demo:divisions.stance.${player.stance}`) },
    { label: t('facts.age'), value: number(player.age) },
    { label: t('facts.height'), value: t('facts.cm', { value: player.heightCm }) },
    { label: t('facts.weight'), value: t('facts.kg', { value: player.weightKg }) },
    ...(player.reachCm === null
      ? []
      : [{ label: t('facts.reach'), value: t('facts.cm', { value: player.reachCm }) }]),
    {
      label: t('facts.turnedPro'),
      value: <Ltr className={styles.year}>{now ? String(turnedPro(player, now)) : '\u00a0'}</Ltr>,
    },
    {
      label: t(`facts.bouts.${kind}`),
      value: number(record.wins + record.losses + record.draws + (record.noContests ?? 0)),
    },
    ...(record.knockouts === null ? [] : [{ label: t('facts.knockouts'), value: number(record.knockouts) }]),
    { label: t(`facts.last.${kind}`), value: last ? <Bout appearance={last} now={now} /> : '–' },
    {
      label: t(`facts.next.${kind}`),
      value: next ? <Bout appearance={next} now={now} /> : t(`next.none.${kind}`),
    },
  ]
  return (
    <div className={styles.statistics}>
      <div className={styles.rings}>
        {won !== null && (
          <Ring
            heading={t('rings.record')}
            figure={formatPercent(won, language)}
            word={t('rings.ofBouts')}
            slices={recordSlices(record)}
            nameOf={(name) => t(`rings.${name}`)}
          />
        )}
        {ways.length > 0 && (
          <HiddenScore of={hiddenScoreId('player', player.id)} label={t('common:hideScores.showAll')} isTall>
            <Ring
              heading={t(`rings.method.${kind}`)}
              figure={
                stopped === null ? formatNumber(record.wins, language) : formatPercent(stopped, language)
              }
              word={t(stopped === null ? 'rings.ofBouts' : 'rings.ofWins')}
              slices={ways}
              nameOf={(name) => t(`rings.${name}`)}
            />
          </HiddenScore>
        )}
      </div>
      <div>
        <h3 className={styles.heading}>{t('facts.heading')}</h3>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

function Bout({ appearance: { event }, now }: { appearance: Appearance; now: Date | null }) {
  const language = useLanguage()
  return (
    <>
      <Link to="/event/$eventId" params={{ eventId: event.id }}>
        {event.title[language]}
      </Link>
      <span className={styles.date}>
        {now ? formatDate(venueDate(now, event.dayOffset), language, 'medium') : '\u00a0'}
      </span>
    </>
  )
}
