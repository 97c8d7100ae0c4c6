import { describe, expect, it } from 'vitest'
import { playerIds } from '@/content/players/player-ids.ts'
import { teamIds } from '@/content/teams/team-ids.ts'
import { languages } from '@/contract/language.ts'
import { playerHead } from '@/features/player/player-head.ts'
import { teamHead } from '@/features/team/team-head.ts'
import { createI18n } from '@/locales/i18n.ts'

describe.each(languages)('page heads in %s', (language) => {
  it('have unique titles that fit a search result', async () => {
    const context = { language, i18n: await createI18n(language) }
    const heads = await Promise.all([
      ...playerIds.map((id) => playerHead(id, context)),
      ...teamIds.map((id) => teamHead(id, context)),
    ])
    const descriptions = heads.map((head) => head?.description ?? '')

    expect(new Set(descriptions).size).toBe(heads.length)
    expect(new Set(heads.map((head) => head?.title)).size).toBe(heads.length)
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(70)
      expect(description.length, description).toBeLessThanOrEqual(160)
      expect(description).not.toMatch(/\{\{|head\.|undefined/)
    }
  })

  it('do not exist for an unknown id', async () => {
    const context = { language, i18n: await createI18n(language) }
    expect(await playerHead('nobody', context)).toBeNull()
    expect(await teamHead('nowhere', context)).toBeNull()
  })
})
