import { expect, open, test } from '../support/site.ts'
import { codeInput } from '../support/watch.ts'

test('shows no stored watch page if the host is gone', async ({ page, site }) => {
  await open(page, '/watch')
  await open(page, '/about')
  await site.stop()
  try {
    // Without a service worker the browser shows its error page; `offline.spec.ts` covers ours.
    await expect(page.goBack()).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
    await expect(codeInput(page)).toHaveCount(0)
  } finally {
    await site.start()
  }
})
