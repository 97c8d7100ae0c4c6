type Runs = { runs: number | null }
type Rows = { batting: readonly Runs[]; bowling: readonly Runs[] }

const sumOf = (rows: readonly Runs[]) => rows.reduce((sum, { runs }) => sum + (runs ?? 0), 0)

/** The runs of an innings that the published rows account for. Unknown runs and extras count as none. */
export function accountedRuns(extras: number | null, { batting, bowling }: Rows) {
  return { batting: sumOf(batting) + (extras ?? 0), bowling: sumOf(bowling) }
}
