import type { i18n as I18n } from 'i18next'
import { describe, expect, it } from 'vitest'
import { loadPart } from '@/platform/parts/load-part.ts'
import { addTexts, createI18n, loadTexts } from '@/platform/words/texts.ts'

const held = (i18n: I18n, language = i18n.language) =>
  Object.keys(i18n.getDataByLanguage(language) ?? {}).toSorted()

describe('a part', () => {
  it('brings the texts that it asks for itself, and those of the modules it imports', async () => {
    const i18n = await createI18n('ar')

    await loadPart(i18n, () => import('@/features/team/team-page.tsx'), 'TeamPage')

    expect(held(i18n)).toEqual(['bout-results', 'common', 'demo', 'divisions', 'spoilers', 'team'])
    expect(held(i18n, 'en')).toEqual([])
  })

  it('brings nothing for the parts that come later than itself', async () => {
    const i18n = await createI18n('en')

    await loadPart(i18n, () => import('@/features/home/home-page.tsx'), 'HomePage')

    expect(held(i18n)).toEqual(['common', 'home'])
  })
})

describe('loadTexts', () => {
  it('loads what it names, in the language of the instance', async () => {
    const i18n = await createI18n('ar')

    await loadTexts(i18n, ['share', 'update'])

    expect(held(i18n)).toEqual(['common', 'share', 'update'])
  })

  it('never loads twice', async () => {
    const i18n = await createI18n('en')
    let times = 0
    const load = async () => ({ default: { title: String((times += 1)) } })

    await addTexts(i18n, { share: { en: load } })
    await addTexts(i18n, { share: { en: load } })

    expect(times).toBe(1)
  })

  it('says which texts there are no files of', async () => {
    const i18n = await createI18n('en')

    await expect(addTexts(i18n, {}, ['share'])).rejects.toThrow('share')
  })
})
