import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import * as v from 'valibot'

const figuresSchema = v.record(v.string(), v.number())
type Figures = v.InferOutput<typeof figuresSchema>

/** Prints the errors and figures of each seed, then the totals. */
export default class ChaosReporter implements Reporter {
  private readonly all: Figures[] = []

  onStdOut(chunk: string | Buffer) {
    process.stdout.write(chunk)
  }

  /** Errors outside of tests, such as a failed start of the run. */
  onError({ message }: TestError) {
    console.error(message)
  }

  onTestEnd(test: TestCase, result: TestResult) {
    for (const { message } of result.errors) console.log(`${test.title}: ${message ?? ''}\n`)
    const body = result.attachments.find(({ name }) => name === 'figures')?.body
    if (!body) return
    const figures = v.parse(figuresSchema, JSON.parse(body.toString()))
    this.all.push(figures)
    console.log(lineOf(test.title, figures))
  }

  onEnd(result: FullResult) {
    const total: Figures = {}
    for (const figures of this.all) {
      for (const [name, figure] of Object.entries(figures)) total[name] = (total[name] ?? 0) + figure
    }
    total.seconds = Math.round(result.duration / 1000)
    console.log(lineOf(`${this.all.length} seeds`, total))
  }
}

function lineOf(title: string, figures: Figures): string {
  const words = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`)
  return `${title.padEnd(9)} ${words.join(' · ')}`
}
