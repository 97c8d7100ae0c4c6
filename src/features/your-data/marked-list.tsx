import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/announcer.ts'
import { setMark, type MarkKind } from '@/platform/device/marks.ts'
import { iconButtonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './marked-list.module.css'

export type Marked = { id: string; name: string; link: Pick<LinkProps, 'to' | 'params'> | null }

type MarkedListProps = { kind: MarkKind; label: string; marked: readonly Marked[] }

/** Each by its name, to look at or to let go of. */
export function MarkedList({ kind, label, marked }: MarkedListProps) {
  const { t } = useTranslation('kept')
  if (marked.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {marked.map(({ id, name, link }) => (
        <li key={id}>
          {link ? <Link {...link}>{name}</Link> : name}
          <button
            type="button"
            className={iconButtonClass({ quiet: true })}
            aria-label={t('remove', { name })}
            onClick={(event) => {
              const list = event.currentTarget.closest('ul')
              setMark(kind, id, false)
              announce(t('removed', { name }))
              // The row is going: reading goes on in the list, or in what holds it.
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
