import { Flag } from './flag.tsx'
import styles from './fight-bug.module.css'
import { Ltr } from './ltr.tsx'
import { Tag } from './tag.tsx'

type Side = { name: string; /** The flag's image. */ flag: string; unknownLabel: string }

export type FightBugFacts = {
  /** What the bug says about the bout, and by what. */
  label: string
  red: Side
  blue: Side
  versus: string
  /** The round and its clock, or when the bout starts, or that it is over. */
  round: string
  time: string | null
  clockLabel: string | undefined
  notes: readonly string[]
}

/** `tag`: only the label. `line`: a line of text. `row`: the corners and the clock. `panel`: also what comes next. */
export type FightBugSize = 'tag' | 'line' | 'row' | 'panel'

type FightBugProps = {
  size: FightBugSize
  /** Null: blank lines of the same size. */
  facts: FightBugFacts | null
}

/** Both corners of a bout, with its clock between them. */
export function FightBug({ size, facts }: FightBugProps) {
  const blank = facts ? undefined : ''
  if (size === 'tag' || size === 'line')
    return (
      <span className={size === 'tag' ? styles.tag : 'line'} data-blank={blank}>
        <Tag tone="live">{facts?.label ?? '\u00a0'}</Tag>
        {facts && size === 'line' && (
          <>
            <b>{`${facts.red.name} ${facts.versus} ${facts.blue.name}`}</b>
            <span className="soft">
              {facts.round} <Ltr>{facts.time}</Ltr>
            </span>
          </>
        )}
      </span>
    )
  return (
    <div className={styles.board} data-blank={blank}>
      <p className="label">{facts?.label ?? '\u00a0'}</p>
      <div className={styles.bug}>
        <Corner corner="red" side={facts?.red} />
        <div
          className={`line ${styles.clock}`}
          role={facts?.clockLabel && 'timer'}
          aria-label={facts?.clockLabel}
        >
          <span className={`num ${styles.round}`}>{facts?.round}</span>
          {facts?.time && (
            <Ltr numeral className={styles.time}>
              {facts.time}
            </Ltr>
          )}
        </div>
        <Corner corner="blue" side={facts?.blue} />
      </div>
      {size === 'panel' && (
        <p className={`flow small ${styles.notes}`}>
          {facts?.notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
      )}
    </div>
  )
}

function Corner({ corner, side }: { corner: 'red' | 'blue'; side: Side | undefined }) {
  return (
    <p className={`line ${styles.corner}`} data-corner={corner}>
      {side && <Flag src={side.flag} unknownLabel={side.unknownLabel} />}
      {side?.name}
    </p>
  )
}
