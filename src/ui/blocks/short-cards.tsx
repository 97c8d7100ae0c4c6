import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/ui/button.tsx'
import styles from './short-cards.module.css'

/** A phone shows this many cards until the button is pressed. */
export const firstOnPhones = 4

/** A list of `cards` that is short on phones. Without scripts it is whole. */
export function ShortCards({
  id,
  more,
  children,
}: {
  id?: string
  more: string
  children: readonly ReactNode[]
}) {
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    // The pressed button is gone, so focus moves to the first new card.
    if (isWhole) list.current?.children[firstOnPhones]?.querySelector('a')?.focus()
  }, [isWhole])

  return (
    <>
      <ul ref={list} className={`cards ${isWhole ? '' : styles.short}`}>
        {children}
      </ul>
      {!isWhole && children.length > firstOnPhones && (
        <Button id={id} tone="tonal" wide className={styles.more} onClick={() => setIsWhole(true)}>
          {more}
        </Button>
      )}
    </>
  )
}
