import { Link, type LinkProps } from '@tanstack/react-router'
import { Ltr } from './ltr.tsx'
import styles from './tabs.module.css'

type ChipLinksProps = {
  label: string
  /** Whether the label is visible. */
  isLabelled?: boolean
  chips: readonly {
    word: string
    /** How many the view has. */
    count?: number
    link: Pick<LinkProps, 'to' | 'search'>
    isChosen: boolean
  }[]
}

/** Views of a list, as links. */
export function ChipLinks({ label, isLabelled = false, chips }: ChipLinksProps) {
  return (
    <nav className="row gap-2" aria-label={label}>
      {isLabelled && (
        <span className="note" aria-hidden="true">
          {label}
        </span>
      )}
      {chips.map(({ word, count, link, isChosen }) => (
        <Link
          key={word}
          {...link}
          resetScroll={false}
          className={styles.chip}
          activeOptions={{ exact: true }}
          aria-current={isChosen ? 'true' : undefined}
        >
          {word}
          {count !== undefined && <Ltr numeral>{String(count)}</Ltr>}
        </Link>
      ))}
    </nav>
  )
}
