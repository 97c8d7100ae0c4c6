import type { ReactNode } from 'react'
import type { Language } from '@/contract/language.ts'
import { getInitials } from './athlete/initials.ts'
import type { PortraitProps } from './athlete/portrait.tsx'
import { SplitSun } from './athlete/split-sun.tsx'
import styles from './event-poster.module.css'

type PosterSide = Omit<PortraitProps, 'initials'> & { name: Readonly<Record<Language, string>> }

type EventPosterProps = {
  /** Red and blue of the main bout. Empty: the picture is shown instead. */
  sides: readonly PosterSide[]
  picture: ReactNode
  language: Language
  date: ReactNode
  place: ReactNode
}

/** A night as its main bout: both records as one sun, both names in both scripts. Fills a `frame`. */
export function EventPoster({ sides, picture, language, date, place }: EventPosterProps) {
  const other = language === 'en' ? 'ar' : 'en'
  const [red, blue] = sides.map((side) => ({ ...side, initials: getInitials(side.name[language]) }))
  return (
    <div className={styles.poster}>
      {red && blue ? <SplitSun red={red} blue={blue} /> : picture}
      <div className={styles.words}>
        <p className="label">{date}</p>
        {sides.map(({ seed, name }) => (
          <p key={seed} className={styles.name}>
            {name[language]} <bdi lang={other}>{name[other]}</bdi>
          </p>
        ))}
        <p className="note">{place}</p>
      </div>
    </div>
  )
}
