import type { Writing } from '@/content/writing.ts'
import { recordText } from './record-text.ts'
import { resultFacts } from './result-words.ts'
import { flagOf, nameOf, sideOf, type Corner } from './sides.ts'
import type { Bout } from './types.ts'
import { versusOf } from './versus.ts'

/** For `shared/bout-row.tsx`. Requires the namespace `demo`. */
export function rowFacts(bout: Bout, { language, i18n }: Writing) {
  const cornerOf = (corner: Corner) => {
    const side = sideOf(bout, corner)
    const { flag, name: country } = flagOf(side)
    const { id: seed, country: nation } = side.player ?? side.team
    return {
      side,
      name: nameOf(side)[language],
      short: side.team?.short[language],
      portrait: { record: side.record, seed, nation },
      nickname: side.player?.nickname[language],
      flag,
      country: country[language],
      record: recordText(side.record, language),
      score: bout.kind === 'match' ? bout.result?.[`${corner}Score`] : undefined,
      hasWon: bout.result?.winner === corner,
    }
  }
  return {
    versus: versusOf(bout)[language],
    red: cornerOf('red'),
    blue: cornerOf('blue'),
    result: resultFacts(bout, { language, i18n }),
  }
}
