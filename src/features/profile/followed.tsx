import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSavedIds, type SavedKind } from '@/shared/saved-ids.ts'
import { buttonClass } from '@/ui/button.ts'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { FollowedPlayer } from './followed-player.tsx'
import { FollowedTeam } from './followed-team.tsx'
import styles from './followed.module.css'

/** Followed players and teams. Unfollowed rows stay until the visitor leaves the page, so unfollowing can be undone. */
export function Followed() {
  const { t } = useTranslation(['account', 'demo']) // `demo` is for the rows, which appear later
  const players = useListed('player')
  const teams = useListed('team')
  return (
    <section className={styles.section} aria-labelledby="followed">
      <SectionHeading
        id="followed"
        label={t('profile.followed.label')}
        heading={t('profile.followed.heading')}
      />
      {players.length + teams.length === 0 ? (
        <div className="stack">
          <p className="soft">{t('profile.followed.none')}</p>
          <p>
            <Link to="/players" className={buttonClass({ tone: 'tonal' })}>
              {t('profile.followed.find')}
            </Link>
          </p>
        </div>
      ) : (
        <ul className={styles.list}>
          {players.map((id) => (
            <FollowedPlayer key={id} id={id} />
          ))}
          {teams.map((id) => (
            <FollowedTeam key={id} id={id} />
          ))}
        </ul>
      )}
    </section>
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
