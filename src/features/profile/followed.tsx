import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSavedIds, type SavedKind } from '@/shared/saved-ids.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { findPlayer } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import { getRecord, rosterOf } from '@/content/bouts/records.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { sports } from '@/content/sports.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { Sun } from '@/drawings/athlete/sun.tsx'
import { Crest } from '@/drawings/athlete/crest.tsx'
import { FollowButton } from '@/shared/follow-button.tsx'
import { SideLink } from '@/shared/side-link.tsx'

/** Followed players and teams. Unfollowed rows stay until the visitor leaves the page, so unfollowing can be undone. */
export function Followed() {
  const { t } = useTranslation(['account', 'demo']) // `demo` is for the rows, which appear later
  const players = useListed('player')
  const teams = useListed('team')
  return (
    <Block id="followed" label={t('profile.followed.label')} heading={t('profile.followed.heading')}>
      {players.length + teams.length === 0 ? (
        <div className="stack">
          <p className="soft">{t('profile.followed.none')}</p>
          <p>
            <ButtonLink to="/players" tone="tonal">
              {t('profile.followed.find')}
            </ButtonLink>
          </p>
        </div>
      ) : (
        <Rows columns="many">
          {players.map((id) => (
            <FollowedRow key={id} kind="player" id={id} />
          ))}
          {teams.map((id) => (
            <FollowedRow key={id} kind="team" id={id} />
          ))}
        </Rows>
      )}
    </Block>
  )
}

function useListed(kind: SavedKind): readonly string[] {
  const followed = useSavedIds(kind)
  const [listed, setListed] = useState<readonly string[]>([])
  const added = followed?.filter((id) => !listed.includes(id)) ?? []
  if (added.length === 0) return listed
  const all = [...listed, ...added]
  setListed(all)
  return all
}

/** Renders nothing for a stored id that no longer exists in this release. */
function FollowedRow({ kind, id }: { kind: SavedKind; id: string }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const player = kind === 'player' ? findPlayer(id) : undefined
  const team = kind === 'team' ? findTeam(id) : undefined
  const side = player ?? team
  if (!side) return null
  const name = side.name[language]
  const facts = (of: Player) => ({ record: getRecord(of), seed: of.id, nation: of.country })
  return (
    <Row
      portrait={
        player ? (
          <Sun mini initials={getInitials(name)} {...facts(player)} />
        ) : (
          team && (
            <Crest short={team.short[language]} nation={team.country} members={rosterOf(team).map(facts)} />
          )
        )
      }
      title={<SideLink side={{ player, team }} />}
      note={[
        sports[side.sport].name[language],
        player ? findTeam(player.team)?.name[language] : team?.city[language],
      ]
        .filter(Boolean)
        .join(' · ')}
      end={
        <FollowButton
          kind={kind}
          id={id}
          className="button tonal small"
          follow={t('profile.followed.follow')}
          following={t('profile.followed.following')}
        >
          <span className="visually-hidden">{`: ${name}`}</span>
        </FollowButton>
      }
    />
  )
}
