import { expect, type Locator } from '@playwright/test'

/** Scrolls each column of a table into view. The sticky first column must not move or cover the last one. */
export async function expectAllColumnsVisible(table: Locator, columns: number): Promise<void> {
  const headings = table.getByRole('columnheader')
  await expect(headings).toHaveCount(columns)
  // Scroll the table away from the floating button.
  await table.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const first = headings.first()
  const start = await first.boundingBox()
  for (const heading of await headings.all()) {
    await heading.scrollIntoViewIfNeeded()
    await expect(heading).toBeInViewport({ ratio: 0.95 })
    expect((await first.boundingBox())?.x).toBe(start?.x)
  }
  const covering = await headings.evaluateAll((all) => {
    const last = all.at(-1)?.getBoundingClientRect()
    const at = last && document.elementFromPoint(last.x + last.width / 2, last.y + last.height / 2)
    return all.findIndex((one) => one.contains(at ?? null))
  })
  expect(covering).toBe(columns - 1)
}
