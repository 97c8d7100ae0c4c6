import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord, rosterOf, getTeamRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import type { Team } from '@/content/teams/types.ts'
import { FollowButton } from '@/shared/follow-button.tsx'
import { formatNumber } from '@/lib/format/format.ts'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { ShareButton } from '@/shared/share-button.tsx'
import { venueYear } from '@/lib/format/venue-year.ts'
import { Crest } from '@/drawings/athlete/crest.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { ProfileHead } from '@/drawings/athlete/profile-head.tsx'
import { Marks } from '@/ui/blocks/marks.tsx'
import { StableWidth } from '@/ui/stable-width.tsx'
import { Stats } from '@/ui/stats.tsx'
import { Sun } from '@/drawings/athlete/sun.tsx'
import { Tag } from '@/ui/tag.tsx'

export function TeamHeader({ team, now }: { team: Team; now: Date | null }) {
  const { t } = useTranslation(['team', 'common'])
  const language = useLanguage()
  const roster = rosterOf(team)
  const known = useIsHidden(hiddenScoreId('team', team.id)) ? null : now
  const record = getTeamRecord(team, known)
  const { kind } = sports[team.sport]
  return (
    <ProfileHead
      nation={team.country}
      drawing={
        <>
          {kind === 'combat' ? (
            <Crest
              short={team.short[language]}
              nation={team.country}
              members={roster.map((player) => ({
                record: getRecord(player, known),
                seed: player.id,
                nation: player.country,
              }))}
            />
          ) : (
            <Sun initials={team.short[language]} record={record} seed={team.id} nation={team.country} />
          )}
          <figcaption className="note">{t(`crest.${kind}`)}</figcaption>
        </>
      }
    >
      <p className="row">
        <Tag tone="key">
          <Ltr>{`#${team.ranking}`}</Ltr> {t('team')}
        </Tag>
        <Tag>{sports[team.sport].name[language]}</Tag>
        <Tag tone="sample">{t('common:sampleData')}</Tag>
      </p>
      <h1>{team.name[language]}</h1>
      <p className="lead">{team.description[language]}</p>
      <Marks
        items={[
          { icon: 'place', text: `${team.city[language]} · ${countryOf(team.country).name[language]}` },
          { icon: 'crowd', text: t('coach', { name: team.headCoach[language] }) },
          {
            icon: 'calendar',
            text: (
              // The year depends on the visitor's clock; its space is reserved until then.
              <StableWidth words={t('established', { year: 2000 })}>
                {now && t('established', { year: venueYear(now) - team.yearsOld })}
              </StableWidth>
            ),
          },
        ]}
      />
      <Stats
        stats={[
          { figure: recordText(record, language), label: t('stats.record') },
          {
            figure: formatNumber(roster.length, language),
            label: t(kind === 'combat' ? 'stats.fighters' : 'stats.players'),
          },
          { figure: formatNumber(team.championships, language), label: t('stats.championships') },
        ]}
      />
      <div className="row">
        <FollowButton
          kind="team"
          id={team.id}
          className="button"
          follow={t('follow')}
          following={t('following')}
        />
        <ShareButton title={team.name[language]} className="button tonal">
          {t('share')}
        </ShareButton>
      </div>
    </ProfileHead>
  )
}
