import styles from './balls.module.css'

type BallsProps = {
  /** `kind` is drawn, `mark` is seen, and `words` are read out. */
  balls: readonly { kind: string; mark: string; words: string }[]
}

/** The balls of an over, in order. */
export function Balls({ balls }: BallsProps) {
  return (
    <ol className={styles.balls}>
      {balls.map(({ kind, mark, words }, index) => (
        <li key={index} data-kind={kind}>
          <span aria-hidden="true" dir="ltr">
            {mark}
          </span>
          <span className="visually-hidden">{words}</span>
        </li>
      ))}
    </ol>
  )
}
