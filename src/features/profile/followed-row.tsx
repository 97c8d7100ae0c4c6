import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FollowButton } from '@/shared/follow-button.tsx'
import type { SavedKind } from '@/shared/saved-ids.ts'
import { buttonClass } from '@/ui/button.ts'
import styles from './followed-row.module.css'

type FollowedRowProps = {
  kind: SavedKind
  id: string
  picture: ReactNode
  /** The link to the player or team. */
  link: ReactNode
  name: string
  detail: string
}

export function FollowedRow({ kind, id, picture, link, name, detail }: FollowedRowProps) {
  const { t } = useTranslation('account')
  return (
    <li className={`line ${styles.row}`}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.words}>
        <h3>{link}</h3>
        <p className="note">{detail}</p>
      </div>
      <FollowButton
        kind={kind}
        id={id}
        className={buttonClass({ tone: 'tonal', size: 'small' })}
        follow={t('profile.followed.follow')}
        following={t('profile.followed.following')}
      >
        <span className="visually-hidden">{`: ${name}`}</span>
      </FollowButton>
    </li>
  )
}
