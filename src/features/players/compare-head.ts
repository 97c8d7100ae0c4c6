import { loadTexts } from '@/platform/i18n/texts.ts'
import type { PageHead } from '@/platform/hydration/document-head.ts'
import type { Writing } from '@/content/writing.ts'
import { readPair } from './compare-pair.ts'

/** Titles the page with both names. Null unless there are two players. */
export async function compareHead(compare: string, { language, i18n }: Writing): Promise<PageHead | null> {
  const { red, blue, problem } = readPair(compare)
  if (!red || !blue || problem) return null
  await loadTexts(i18n, ['players', 'demo'])
  const names = { red: red.name[language], blue: blue.name[language] }
  return {
    path: '/players',
    title: i18n.t('demo:versusInFight', names),
    description: i18n.t('players:compare.description', names),
  }
}
