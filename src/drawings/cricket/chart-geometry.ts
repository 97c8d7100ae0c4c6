/** The geometry of charts over time, in SVG units. Pure functions, so that prerendered charts need no script. */

export type ChartBox = {
  width: number
  height: number
  start: number
  end: number
  top: number
  bottom: number
}

export const wideChart: ChartBox = { width: 720, height: 260, start: 36, end: 76, top: 16, bottom: 28 }
export const compactChart: ChartBox = { width: 360, height: 240, start: 30, end: 58, top: 14, bottom: 26 }

/** Time runs in reading direction, so right-to-left pages are mirrored. */
export function xScale({ width, start, end }: ChartBox, overs: number, direction: 'ltr' | 'rtl') {
  const room = width - start - end
  return (over: number) => {
    const distance = start + (room * over) / overs
    return direction === 'rtl' ? width - distance : distance
  }
}

export function yScale({ height, top, bottom }: ChartBox, highest: number) {
  const room = height - top - bottom
  return (runs: number) => height - bottom - (room * runs) / highest
}

/** Rounds up to the next multiple of `step`. */
export function roundUp(value: number, step: number): number {
  return Math.max(step, Math.ceil(value / step) * step)
}

export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** Wickets per over. Wickets without a known over are ignored; `11.6` belongs to the twelfth over. */
export function wicketsPerOver(falls: readonly { over: string | null }[], overs: number): number[] {
  const counts = Array.from({ length: overs }, () => 0)
  for (const { over } of falls) {
    if (over === null) continue
    const index = Math.floor(Number(over.split('.')[0]))
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}
