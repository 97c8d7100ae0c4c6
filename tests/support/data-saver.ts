import type { Page } from '@playwright/test'

/** Enables the browser's data saver: `navigator.connection.saveData`, and `Save-Data` with every request. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/** Collects the paths of all further image requests under `/assets/`. */
export function artRequests(page: Page): string[] {
  const art: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.+\.(?:avif|webp|jpg|png)$/.test(pathname)) art.push(pathname)
  })
  return art
}
