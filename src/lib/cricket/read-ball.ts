export type Ball = {
  kind: 'dot' | 'runs' | 'four' | 'six' | 'W' | 'wd' | 'nb' | 'lb' | 'b' | 'p' | 'other'
  /** What else the ball of a wicket was. */
  extra?: 'wd' | 'nb'
  /** Null if the kind implies the runs. */
  runs: number | null
}

const plain: Readonly<Record<string, Ball['kind']>> = { '0': 'dot', '4': 'four', '6': 'six' }
const marks = ['W', 'wd', 'nb', 'lb', 'b', 'p'] as const

/** Parses the feed's notation of one ball: `4`, `W`, `3wd`, `Wnb`. */
export function readBall(text: string): Ball {
  const runs = /^\d/.test(text) ? Number(text[0]) : null
  const mark = text.replace(/^\d/, '')
  const extra = (['wd', 'nb'] as const).find((each) => mark === `W${each}` || mark === `${each}W`)
  if (extra) return { kind: 'W', extra, runs }
  if (mark) return { kind: marks.find((each) => each === mark) ?? 'other', runs }
  return plain[text] ? { kind: plain[text], runs: null } : { kind: 'runs', runs }
}
