import { linePath, type ChartBox } from './cricket/chart-geometry.ts'

export type ChancePoint = {
  /** Minutes since the first bell. */
  minute: number
  /** The first corner's chance of winning in per cent; the second corner has the remainder. */
  chance: number
}

export type LineBox = ChartBox & { dot: number }

const edges = { top: 34, bottom: 44 }
export const wideLine: LineBox = { width: 1280, height: 440, start: 12, end: 12, dot: 10, ...edges }
export const compactLine: LineBox = { width: 390, height: 300, start: 8, end: 8, dot: 7, ...edges }

type Stretch = { corner: 'a' | 'b'; points: ChancePoint[] }

const level = 50

/** Splits the line where it crosses 50 %, so that each stretch has the colour of the leading corner. */
export function splitStretches(moments: readonly ChancePoint[]): Stretch[] {
  const stretches: Stretch[] = []
  let previous: ChancePoint | undefined
  for (const moment of moments) {
    const corner = moment.chance >= level ? 'a' : 'b'
    const current = stretches.at(-1)
    if (current?.corner === corner) {
      current.points.push(moment)
    } else {
      const crossing = previous && crossingOf(previous, moment)
      if (crossing) current?.points.push(crossing)
      stretches.push({ corner, points: crossing ? [crossing, moment] : [moment] })
    }
    previous = moment
  }
  return stretches
}

function crossingOf(from: ChancePoint, to: ChancePoint): ChancePoint {
  const share = (level - from.chance) / (to.chance - from.chance)
  return { minute: from.minute + share * (to.minute - from.minute), chance: level }
}

type Scale = (value: number) => number

export function winLinePath(points: readonly ChancePoint[], x: Scale, y: Scale): string {
  return linePath(points.map(({ minute, chance }) => [x(minute), y(chance)]))
}

/** The area between the line and the 50 % level. */
export function areaPath(points: readonly ChancePoint[], x: Scale, y: Scale): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  const foot = (minute: number) => `L${x(minute).toFixed(1)} ${y(level).toFixed(1)}`
  return `${winLinePath(points, x, y)}${foot(last.minute)}${foot(first.minute)}Z`
}
