export type Moment = {
  /** Minutes since the first bell. */
  minute: number
  /** The first corner's chance of winning in per cent; the second corner has the remainder. */
  chance: number
}

/** The layout of the chart in SVG units. Pure, so that the prerendered chart needs no script. */
export type LineBox = {
  width: number
  height: number
  top: number
  bottom: number
  side: number
  dot: number
}

export const wideLine: LineBox = { width: 1280, height: 440, top: 34, bottom: 44, side: 12, dot: 10 }
export const compactLine: LineBox = { width: 390, height: 300, top: 34, bottom: 44, side: 8, dot: 7 }

/** Time follows the text direction, so the axis is mirrored on right-to-left pages. */
export function minuteScale({ width, side }: LineBox, minutes: number, direction: 'ltr' | 'rtl') {
  const room = width - 2 * side
  return (minute: number) => {
    const distance = side + (room * minute) / minutes
    return direction === 'rtl' ? width - distance : distance
  }
}

/** High chances of the first corner are at the top, those of the second at the bottom. */
export function chanceScale({ height, top, bottom }: LineBox) {
  return (chance: number) => top + ((height - top - bottom) * (100 - chance)) / 100
}

type Stretch = { corner: 'a' | 'b'; points: Moment[] }

const level = 50

/** Splits the line where it crosses 50 %, so that each stretch has the colour of the leading corner. */
export function splitStretches(moments: readonly Moment[]): Stretch[] {
  const stretches: Stretch[] = []
  let previous: Moment | undefined
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

function crossingOf(from: Moment, to: Moment): Moment {
  const share = (level - from.chance) / (to.chance - from.chance)
  return { minute: from.minute + share * (to.minute - from.minute), chance: level }
}

type Scale = (value: number) => number

export function winLinePath(points: readonly Moment[], x: Scale, y: Scale): string {
  return points
    .map(({ minute, chance }, index) => `${index ? 'L' : 'M'}${x(minute).toFixed(1)} ${y(chance).toFixed(1)}`)
    .join('')
}

/** The area between the line and the 50 % level. */
export function areaPath(points: readonly Moment[], x: Scale, y: Scale): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  const foot = (minute: number) => `L${x(minute).toFixed(1)} ${y(level).toFixed(1)}`
  return `${winLinePath(points, x, y)}${foot(last.minute)}${foot(first.minute)}Z`
}
