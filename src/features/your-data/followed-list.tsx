import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { setSaved, type SavedKind } from '@/shared/saved-ids.ts'
import { iconButtonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './followed-list.module.css'

export type FollowedItem = { id: string; name: string; link: Pick<LinkProps, 'to' | 'params'> | null }

type FollowedListProps = { kind: SavedKind; label: string; followed: readonly FollowedItem[] }

/** The followed items, each with a link and a button to remove it. */
export function FollowedList({ kind, label, followed }: FollowedListProps) {
  const { t } = useTranslation('your-data')
  if (followed.length === 0) return null
  return (
    <ul className={`flow ${styles.list}`} aria-label={label}>
      {followed.map(({ id, name, link }) => (
        <li key={id}>
          {link ? <Link {...link}>{name}</Link> : name}
          <button
            type="button"
            className={iconButtonClass({ bare: true })}
            aria-label={t('remove', { name })}
            onClick={(event) => {
              const list = event.currentTarget.closest('ul')
              setSaved(kind, id, false)
              announce(t('removed', { name }))
              // The row is about to be removed, so focus moves to another one in the list.
              requestAnimationFrame(() => list?.querySelector<HTMLElement>('button')?.focus())
            }}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
