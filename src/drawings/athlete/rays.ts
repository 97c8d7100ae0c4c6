/** The data of a portrait: bouts by outcome. `knockouts` is null for sports without knockouts. */
export type RayRecord = { wins: number; losses: number; draws: number; knockouts: number | null }

const rayKinds = ['knockout', 'win', 'loss', 'draw'] as const
export type RayKind = (typeof rayKinds)[number]

type RayRoom = {
  centre: readonly [x: number, y: number]
  /** The radius at which rays start, and at which the longest one ends. */
  inner: number
  outer: number
  /**
   * The position of the first ray, and the arc of all rays. Both in full turns clockwise from the top; a negative
   * `sweep` runs anticlockwise.
   */
  from?: number
  sweep?: number
  /** The share of the inner circle that rays cover, and the maximum width of a ray. */
  fill?: number
  widest?: number
}

type Rays = {
  /** The path data of each kind. Empty if there are no such bouts. */
  paths: Readonly<Record<RayKind, string>>
  /** The stroke width of knockouts and wins, and that of losses and draws. */
  strong: number
  weak: number
}

/** With fewer bouts, a portrait is smaller. */
const fewest = 8

/** The length of a ray as a share of the distance to the outer circle. */
const reach: Readonly<Record<RayKind, number>> = { knockout: 1, win: 0.62, loss: 0.26, draw: 0.26 }

/** One ray per bout, in an order derived from the seed. The same record and seed always result in the same drawing. */
export function drawRays(record: RayRecord, seed: string, room: RayRoom): Rays {
  const { centre, from = 0, sweep = 1, fill = 0.62 } = room
  const kinds = shuffled(boutsOf(record), seed)
  const isWhole = Math.abs(sweep) === 1
  // A few rays around a large disc would be an empty target, so the disc is smaller, and they are thicker.
  const missing = Math.max(0, 1 - kinds.length / (fewest * Math.abs(sweep)))
  const inner = room.inner * (1 - 0.2 * missing)
  const outer = room.outer - (room.inner - inner) / 2
  const widest = (room.widest ?? 9) * (1 + 2 * missing)
  const paths = { knockout: '', win: '', loss: '', draw: '' }
  for (const [index, kind] of kinds.entries()) {
    // On an arc, the rays keep half a step from its ends.
    const turn = from + (sweep * (index + (isWhole ? 0 : 0.5))) / kinds.length
    const angle = (turn - 0.25) * 2 * Math.PI
    const [start, end] = [inner, inner + (outer - inner) * reach[kind]].map((radius) => [
      centre[0] + Math.cos(angle) * radius,
      centre[1] + Math.sin(angle) * radius,
    ])
    paths[kind] += `M${point(start)}L${point(end)}`
  }
  const step = (Math.abs(sweep) * 2 * Math.PI * inner) / Math.max(kinds.length, 1)
  const strong = round(Math.min(widest, step * fill))
  return { paths, strong, weak: round(strong * 0.55) }
}

function boutsOf({ wins, losses, draws, knockouts }: RayRecord): RayKind[] {
  const stopped = Math.min(knockouts ?? 0, wins)
  const counts = { knockout: stopped, win: wins - stopped, loss: losses, draw: draws }
  return rayKinds.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind))
}

function shuffled(kinds: readonly RayKind[], seed: string): RayKind[] {
  const random = randomFrom(seed)
  return kinds
    .map((kind) => ({ kind, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ kind }) => kind)
}

/** Mulberry32, seeded with an FNV-1a hash. Returns the same numbers on the server and in every browser. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = Math.trunc(state + 0x6d2b79f5)
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Rounds to whole units. Tenths are invisible in a drawing of hundreds of units, and would double the markup. */
const point = (xy: readonly number[] | undefined): string =>
  (xy ?? []).map((value) => Math.round(value)).join(' ')
