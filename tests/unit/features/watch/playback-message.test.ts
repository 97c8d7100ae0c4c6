import { describe, expect, it } from 'vitest'
import { troubleMessage, troubleSubject, type PlaybackProblem } from '@/features/watch/playback-trouble.tsx'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'

describe.each(['en', 'ar'] as const)('playback support message in %s', async (language) => {
  const i18n = await createI18n(language)
  await loadTexts(i18n, ['watch-player'])
  const t = i18n.getFixedT(language, 'watch-player')

  it('never contains the code, even if a text does', () => {
    const trouble: PlaybackProblem = {
      event: 'Final 6E2E41, again 6e2e41',
      code: '6E2E41',
      browser: 'Browser/6E2E41',
      reloads: 0,
      report: 'Your code 6e2e41 is good',
    }
    expect(troubleMessage(trouble, t)).not.toMatch(/6e2e41/i)
    expect(troubleMessage({ ...trouble, report: null }, t)).not.toMatch(/6e2e41/i)
    expect(troubleSubject(trouble, t)).not.toMatch(/6e2e41/i)
  })
})
