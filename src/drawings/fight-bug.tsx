import { Flag } from '@/ui/flag.tsx'
import styles from './fight-bug.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'

/** `line`: a line of text. `row`: the corners and the clock. `panel`: also what comes next. */
export type FightBugSize = 'line' | 'row' | 'panel'

type Side = { name: string; /** The flag's image. */ flag: string }

type FightBugProps = {
  size: FightBugSize
  /** What the bug says about the bout, and by what. */
  label: string
  /** Whether it is current. */
  isLive: boolean
  red: Side
  blue: Side
  versus: string
  /** The round, or a word for the time. */
  round: string
  time: string | null
  /** Only for a running clock. */
  clockLabel: string | undefined
  notes: readonly string[]
}

/** Both corners of a bout, with its clock between them. */
export function FightBug({
  size,
  label,
  isLive,
  red,
  blue,
  versus,
  round,
  time,
  clockLabel,
  notes,
}: FightBugProps) {
  if (size === 'line')
    return (
      <span className="line">
        <Tag tone={isLive ? 'live' : 'plain'}>{label}</Tag>
        <b>{`${red.name} ${versus} ${blue.name}`}</b>
        <span className="soft">
          {round} <Ltr>{time}</Ltr>
        </span>
      </span>
    )
  return (
    <div className={`grid gap-2 ${styles.board} ${size === 'panel' ? styles.panel : ''}`}>
      <p className="label">{label}</p>
      <div className={styles.bug}>
        <Corner corner="red" {...red} />
        <div className={`line ${styles.clock}`} role={clockLabel && 'timer'} aria-label={clockLabel}>
          <span className="figure-5">{round}</span>
          {time && (
            <Ltr numeral className="figure-4">
              {time}
            </Ltr>
          )}
        </div>
        <Corner corner="blue" {...blue} />
      </div>
      {size === 'panel' && (
        <div className="flow small">
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </div>
      )}
    </div>
  )
}

function Corner({ corner, name, flag }: Side & { corner: 'red' | 'blue' }) {
  return (
    <p className={`line ${styles.corner}`} data-corner={corner}>
      <Flag src={flag} unknownLabel="" />
      {name}
    </p>
  )
}
