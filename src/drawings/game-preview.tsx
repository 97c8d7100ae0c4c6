import type { ReactNode } from 'react'
import styles from './game-preview.module.css'

export type GameScreen = {
  id: string
  kicker: string
  title: string
  answers: readonly string[]
  button: string
}

type GamePreviewProps = {
  label: string
  club: string
  screens: readonly GameScreen[]
  /** Among them radio buttons with the ids of the screens and the names of the colours. */
  children: ReactNode
}

/** A phone with a game in the chosen colour. CSS reads the radio buttons (`:has`), so they need no script. */
export function GamePreview({ label, club, screens, children }: GamePreviewProps) {
  return (
    <div className={`split ${styles.preview}`}>
      <div className="stack gap-5">{children}</div>
      <div className={`arena ${styles.phone}`} role="group" aria-label={label}>
        <p className={`line gap-3 ${styles.club}`}>
          <span className={styles.crest} aria-hidden="true" />
          <bdi>{club}</bdi>
        </p>
        {screens.map(({ id, kicker, title, answers, button }) => (
          <div key={id} className={`stack ${styles.screen}`} data-game={id}>
            <p className="note">{kicker}</p>
            <p className={styles.title}>{title}</p>
            <ul className="stack gap-2">
              {answers.map((answer) => (
                <li key={answer} className="card">
                  {answer}
                </li>
              ))}
            </ul>
            <p className={styles.button}>{button}</p>
          </div>
        ))}
      </div>
    </div>
  )
}

export function ColourSwatch({ colour }: { colour: 'gold' | 'red' | 'blue' | 'green' }) {
  return <i className={styles.swatch} data-colour={colour} />
}
