export type Ball = {
  kind: 'dot' | 'runs' | 'four' | 'six' | 'W' | 'wd' | 'nb' | 'lb' | 'b' | 'p'
  /** Null if the kind implies the runs. */
  runs: number | null
}

const plain: Readonly<Record<string, 'dot' | 'four' | 'six'>> = { '0': 'dot', '4': 'four', '6': 'six' }
const marks = ['W', 'wd', 'nb', 'lb', 'b', 'p'] as const

/** Parses the feed's notation of one ball: `4`, `W`, `3wd`. */
export function readBall(text: string): Ball {
  const mark = marks.find((each) => text.replace(/^\d/, '') === each)
  const runs = /^\d/.test(text) ? Number(text[0]) : null
  if (mark) return { kind: mark, runs }
  const kind = plain[text]
  return kind ? { kind, runs: null } : { kind: 'runs', runs }
}
