import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/ui/button.tsx'
import styles from './short-cards.module.css'

/** A phone shows this many cards until the button is pressed. */
export const firstOnPhones = 4

/** More than these are in no prerendered page, which must not grow with the list. */
const mostAtFirst = 16

/** A list of `cards` that is short on phones. */
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
  const isLong = children.length > mostAtFirst
  const seen = useRef(0)

  const showAll = () => {
    seen.current = [...(list.current?.children ?? [])].filter((card) => card.clientHeight > 0).length
    setIsWhole(true)
  }

  useEffect(() => {
    // The pressed button is gone, so focus moves to the first new card.
    if (isWhole) list.current?.children[seen.current]?.querySelector('a')?.focus()
  }, [isWhole])

  return (
    <>
      <ul ref={list} className={`cards ${isWhole ? '' : styles.short}`}>
        {isWhole ? children : children.slice(0, mostAtFirst)}
      </ul>
      {!isWhole && children.length > firstOnPhones && (
        <Button id={id} tone="tonal" wide className={isLong ? undefined : styles.more} onClick={showAll}>
          {more}
        </Button>
      )}
    </>
  )
}
