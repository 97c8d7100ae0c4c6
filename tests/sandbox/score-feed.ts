import { Feed, numberIn } from './feed.ts'
import { lengthOf, sampleMatch } from './scores/sample-match.ts'

type Pace = { seed?: number | undefined; msPerBall?: number | undefined; from?: number | undefined }

/** Time between a result and the next upcoming match, in balls. */
const restBalls = 12

/**
 * The score feed. Empty until `play` starts a match, which advances at a set speed or with `bowl`; the same seed always
 * gives the same match.
 */
export class ScoreFeed extends Feed {
  private seed: number | null = null
  private msPerBall = 0
  private startedAt = 0
  private byHand = 0
  private isEnded = false
  private bowledAt = 0

  /** `msPerBall` 0: advances only with `bowl`. `from`: deliveries that are already bowled. */
  play({ seed = 1, msPerBall = 0, from = 0 }: Pace) {
    this.seed = seed
    this.msPerBall = msPerBall
    this.startedAt = Date.now()
    this.byHand = from
    this.isEnded = false
    this.bowledAt = Date.now()
  }

  bowl(balls = 1) {
    this.byHand += balls
    // Keeps the time increasing if two balls fall in the same millisecond.
    this.bowledAt = Math.max(Date.now(), this.bowledAt + 1)
  }

  /** Jumps to the result. */
  end() {
    this.isEnded = true
    this.bowl(0)
  }

  override reset() {
    super.reset()
    this.seed = null
    this.byHand = 0
    this.isEnded = false
    this.bowledAt = 0
  }

  /** Counts deliveries. An earlier document has an `updatedAt` that is a minute older. */
  document(ballsFromNow = 0): { version: number; updatedAt: string; matches: object[] } {
    const { seed, msPerBall } = this
    if (seed === null) return { version: 1, updatedAt: '2026-01-01T00:00:00.000Z', matches: [] }
    const timed = msPerBall > 0 ? Math.floor((Date.now() - this.startedAt) / msPerBall) : 0
    const stamp = msPerBall > 0 ? this.startedAt + timed * msPerBall : this.bowledAt
    let left = this.isEnded ? lengthOf(seed) : this.byHand + timed
    let now = seed
    // In timed mode, one match follows another.
    if (msPerBall > 0 && !this.isEnded) {
      while (left > lengthOf(now) + restBalls) {
        left -= lengthOf(now) + restBalls
        now += 1
      }
    }
    const balls = Math.max(left + ballsFromNow, 0)
    const updatedAt = new Date(ballsFromNow < 0 ? stamp - 60_000 : stamp).toISOString()
    return { version: 1, updatedAt, matches: [sampleMatch(now, balls, new Date(this.startedAt))] }
  }

  /** `/sandbox/scores/set?play=7&ms=500&from=100`, `?end`, `?off`, `?do=stall`, `?do=still`, `?do=normal`. */
  protected obey(search: URLSearchParams) {
    const [seed, msPerBall, from] = ['play', 'ms', 'from'].map((name) => numberIn(search, name))
    if (search.has('play')) this.play({ seed, msPerBall, from })
    if (search.has('end')) this.end()
  }
}
