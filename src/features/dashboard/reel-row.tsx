import type { ReactNode } from 'react'
import type { SportsEvent } from '@/content/events/types.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Picture } from '@/ui/media/picture.tsx'
import screen from '@/ui/screen.module.css'
import styles from './reel.module.css'

type ReelRowProps = {
  event: SportsEvent
  /** Ids of players and teams; following any of them moves the row to the top. */
  ids?: readonly string[]
  /** Overlays the picture. */
  over: ReactNode
  /** Sport and date. */
  label: ReactNode
  children: ReactNode
  actions: ReactNode
}

export function ReelRow({ event, ids, over, label, children, actions }: ReelRowProps) {
  return (
    <li className={styles.row} data-with={ids?.join(' ')}>
      <div className={`${screen.screen} ${styles.screen}`}>
        <Picture art={event.art} alt="" sizes="(width < 48rem) 92vw, 17rem" mirrors />
        {over}
      </div>
      <div className={styles.words}>
        <p className="label soft">{label}</p>
        <h3>{event.title[useLanguage()]}</h3>
        {children}
      </div>
      <div className={`row ${styles.actions}`}>{actions}</div>
    </li>
  )
}
