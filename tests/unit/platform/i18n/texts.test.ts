import { expect, it, vi } from 'vitest'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'

vi.mock('@/locales/en/enquiry.json', () => new Promise(() => {}))

it('loadTexts › does not wait for another namespace whose download hangs', async () => {
  const i18n = await createI18n('en')
  void loadTexts(i18n, ['enquiry'])
  await loadTexts(i18n, ['site'])
  expect(i18n.t('site:pageFailed.again')).toBe('Try again')
})
