import { describe, expect, it } from 'vitest'
import { reportText, verdictText } from '@/features/watch/device-check-messages.ts'
import type { Findings } from '@/features/watch/device-check.ts'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'

const clear: Findings = { stream: { reason: 'streamAnswers' }, clock: { reason: 'clockRight' } }
const noted: Findings = { ...clear, saver: { reason: 'saverOn' } }

describe('device check: texts', async () => {
  const i18n = await createI18n('en')
  await loadTexts(i18n, ['watch-player'])
  const t = i18n.getFixedT('en', 'watch-player')

  it('call a device ready before an event, but not under a player that failed', () => {
    expect(verdictText(clear, t, 'section')).toEqual({ word: 'Ready to watch.', more: 'All checks passed.' })
    expect(verdictText(clear, t, 'player')).toEqual({
      word: 'Your side is fine.',
      more: 'The fault is most likely ours. Check again in a minute.',
    })
    expect(verdictText(noted, t, 'player')).toEqual({
      word: 'Your side is fine.',
      more: 'One thing to know before the bell.',
    })
  })

  it('report that the stream server responds, not that the stream plays', () => {
    const report = reportText(clear, t, 'en', { at: new Date(0), browser: 'A browser', place: 'player' })

    expect(report).toContain('Your side is fine. The fault is most likely ours.')
    expect(report).toContain(
      'Stream server: Pass. It responds. Whether the stream plays can’t be checked from here.',
    )
  })
})
