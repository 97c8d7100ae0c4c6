import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSavedIds, type SavedKind } from '@/shared/saved-ids.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { findPlayer } from '@/content/players/players.ts'
import { getRecord, rosterOf } from '@/content/bouts/records.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { sports } from '@/content/sports.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { Sun } from '@/drawings/athlete/sun.tsx'
import { Crest } from '@/drawings/athlete/crest.tsx'
import { FollowButton } from '@/shared/follow-button.tsx'

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
            <FollowedPlayer key={id} id={id} />
          ))}
          {teams.map((id) => (
            <FollowedTeam key={id} id={id} />
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
function FollowedPlayer({ id }: { id: string }) {
  const language = useLanguage()
  const player = findPlayer(id)
  if (!player) return null
  const name = player.name[language]
  return (
    <FollowedRow
      kind="player"
      id={id}
      name={name}
      picture={
        <Sun
          mini
          initials={getInitials(name)}
          record={getRecord(player)}
          seed={player.id}
          nation={player.country}
        />
      }
      link={
        <Link to="/player/$playerId" params={{ playerId: id }}>
          {name}
        </Link>
      }
      detail={[sports[player.sport].name[language], findTeam(player.team)?.name[language]]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}

/** Renders nothing for a stored id that no longer exists in this release. */
function FollowedTeam({ id }: { id: string }) {
  const language = useLanguage()
  const team = findTeam(id)
  if (!team) return null
  return (
    <FollowedRow
      kind="team"
      id={id}
      name={team.name[language]}
      picture={
        <Crest
          short={team.short[language]}
          nation={team.country}
          members={rosterOf(team).map((player) => ({
            record: getRecord(player),
            seed: player.id,
            nation: player.country,
          }))}
        />
      }
      link={
        <Link to="/team/$teamId" params={{ teamId: id }}>
          {team.name[language]}
        </Link>
      }
      detail={[sports[team.sport].name[language], team.city[language]].join(' · ')}
    />
  )
}

type FollowedRowProps = {
  kind: SavedKind
  id: string
  picture: ReactNode
  /** The link to the player or team. */
  link: ReactNode
  name: string
  detail: string
}

function FollowedRow({ kind, id, picture, link, name, detail }: FollowedRowProps) {
  const { t } = useTranslation('account')
  return (
    <Row
      portrait={picture}
      title={link}
      note={detail}
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
