import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './site.ts'

type Finding = { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }

function isFindings(value: unknown): value is Finding[] {
  return Array.isArray(value)
}

/**
 * In dark: WCAG 2.2 AA and axe's best practices; its rule for sizes is off by default. Another colour scheme can change
 * only what concerns colours.
 */
const runs = [
  {
    colorScheme: 'dark',
    options: { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } },
  },
  { colorScheme: 'light', options: { resultTypes: ['violations'], runOnly: ['color-contrast'] } },
] as const

/**
 * Fails with axe's findings in both colour schemes. It repeats for a while, because the colours of the other scheme
 * fade in.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Evaluated through the protocol, which the page's policy does not govern; a script tag would be blocked.
  await page.evaluate(axe.source)
  for (const { colorScheme, options } of runs) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => findings(page, options), { message: `${what} in ${colorScheme}` }).toEqual([])
  }
}

async function findings(page: Page, options: object): Promise<string[]> {
  const found: unknown = await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then((r) => r.violations)`,
  )
  if (!isFindings(found)) throw new Error('axe gave no findings list')
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`),
  )
}
