/** The performance budgets of the site. 1 KB is 1,000 bytes. */
export const budgets = {
  firstScript: { label: 'JavaScript first loaded by any page, gzip', limit: 128_000, unit: 'bytes' },
  markup: { label: 'HTML + CSS of any page, gzip', limit: 32_000, unit: 'bytes' },
  font: { label: 'fonts on the critical path of a page', limit: 36_000, unit: 'bytes' },
  fontFiles: { label: 'font files on the critical path of a page', limit: 1, unit: 'files' },
  hero: { label: 'hero picture at phone width', limit: 50_000, unit: 'bytes' },
  install: { label: 'service worker install, gzip, without art', limit: 1_000_000, unit: 'bytes' },
} as const

type BudgetName = keyof typeof budgets
type Measured = { value: number; where: string }

/** Records the worst value of each budget and the page it was measured on. */
export class BudgetTracker {
  private readonly worst = new Map<BudgetName, Measured>()
  private readonly names: readonly BudgetName[]

  constructor(...names: readonly BudgetName[]) {
    this.names = names
  }

  note(name: BudgetName, value: number, where: string) {
    const held = this.worst.get(name)
    if (!held || value > held.value) this.worst.set(name, { value, where })
  }

  /** One line per budget, with the worst page. */
  print(): string {
    const lines = this.names.map((name) => {
      const { label, limit, unit } = budgets[name]
      const { value, where } = this.measured(name)
      const mark = value > limit ? 'OVER' : 'ok'
      return `  ${mark.padEnd(4)} ${label.padEnd(46)} ${show(value, unit).padStart(9)} of ${show(limit, unit).padStart(9)}   ${where}`
    })
    return ['', 'Budgets: the worst page of each', ...lines, ''].join('\n')
  }

  over(): string[] {
    return this.names.filter((name) => this.measured(name).value > budgets[name].limit)
  }

  private measured(name: BudgetName): Measured {
    const found = this.worst.get(name)
    if (!found) throw new Error(`Nothing was measured for "${budgets[name].label}"`)
    return found
  }
}

function show(value: number, unit: string): string {
  return unit === 'bytes' ? `${(value / 1000).toFixed(1)} KB` : String(value)
}
