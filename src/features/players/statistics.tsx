import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { recordParts, winParts, type Part } from '@/content/bouts/parts.ts'
import {
  getAppearances,
  getLastFight,
  getNextFight,
  getRecord,
  knockoutRate,
  winRate,
  type Appearance,
} from '@/content/bouts/records.ts'
import { turnedPro } from '@/content/players/career.ts'
import { sports } from '@/content/sports.ts'
import { Ring } from '@/drawings/ring.tsx'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { PlayerProps } from './next-up.tsx'
import { VenueDay } from '@/shared/venue-day.tsx'
import { FactList, type Fact } from '@/ui/blocks/fact-list.tsx'
import { Later } from '@/ui/later.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'

export function Statistics({ player, now, known }: PlayerProps) {
  const { t } = useTranslation(['player', 'demo', 'common'])
  const language = useLanguage()
  const record = getRecord(player, known)
  const [won, stopped] = [winRate(record), knockoutRate(record)]
  const { kind, stance } = sports[player.sport]
  const labelled = (parts: readonly Part[]) =>
    parts.map((part) => ({ ...part, label: t(`demo:parts.${part.name}`) }))
  const ways = labelled(winParts(record, getAppearances(player, known)))
  const number = (value: number) => formatNumber(value, language)
  const boutOf = (appearance: Appearance | null) =>
    appearance && {
      value: (
        <Link to="/event/$eventId" params={{ eventId: appearance.event.id }} className="link">
          {appearance.event.title[language]}
        </Link>
      ),
      note: <VenueDay dayOffset={appearance.event.dayOffset} />,
    }
  const facts: Fact[] = [
    {
      id: 'division',
      term: t(kind === 'combat' ? 'facts.weightClass' : 'facts.role'),
      value: t(`demo:divisions.division.${player.division}`),
    },
    {
      id: 'stance',
      term: t(`facts.stance.${stance}`),
      value: t(`demo:divisions.stance.${player.stance}`),
    },
    { id: 'age', term: t('facts.age'), value: number(player.age) },
    { id: 'height', term: t('facts.height'), value: t('facts.cm', { value: player.heightCm }) },
    { id: 'weight', term: t('facts.weight'), value: t('facts.kg', { value: player.weightKg }) },
    ...(player.reachCm === null
      ? []
      : [{ id: 'reach', term: t('facts.reach'), value: t('facts.cm', { value: player.reachCm }) }]),
    { id: 'pro', term: t('facts.turnedPro'), value: <Later>{now && turnedPro(player, now)}</Later> },
    {
      id: 'bouts',
      term: t(`facts.bouts.${kind}`),
      value: number(record.wins + record.losses + record.draws + (record.noContests ?? 0)),
    },
    ...(record.knockouts === null
      ? []
      : [{ id: 'knockouts', term: t('facts.knockouts'), value: number(record.knockouts) }]),
    { id: 'last', term: t(`facts.last.${kind}`), value: '–', ...boutOf(getLastFight(player, known)) },
    {
      id: 'next',
      term: t(`facts.next.${kind}`),
      value: t(`next.none.${kind}`),
      ...boutOf(getNextFight(player, known)),
    },
  ]
  return (
    <div className="stack gap-6">
      {won !== null && (
        <div className="stack gap-3">
          <h3 className="title-2">{t('rings.record')}</h3>
          <Ring
            figure={formatPercent(won, language)}
            word={t('rings.ofBouts')}
            parts={labelled(recordParts([record]))}
            language={language}
          />
        </div>
      )}
      {ways.length > 0 && (
        <HiddenScore of={hiddenScoreId('player', player.id)} label={t('common:hideScores.showAll')} isTall>
          <h3 className="title-2">{t(`rings.method.${kind}`)}</h3>
          <Ring
            figure={stopped === null ? number(record.wins) : formatPercent(stopped, language)}
            word={t(stopped === null ? 'rings.ofBouts' : 'rings.ofWins')}
            parts={ways}
            language={language}
          />
        </HiddenScore>
      )}
      <div className="stack">
        <h3 className="title-2">{t('facts.heading')}</h3>
        <FactList facts={facts} />
      </div>
    </div>
  )
}
