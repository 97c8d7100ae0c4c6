import { expect, it } from 'vitest'
import { foldText } from '@/lib/name-search/fold.ts'

it.each([
  ['KHALID', 'khalid'],
  ['José Ramón', 'jose ramon'],
  ['  Al-Mansoori,  (Khalid) ', 'al mansoori khalid'],
  ['Sa’id', 'said'],
  ['Ka`bi', 'kabi'],
  ['خـــالد', 'خالد'],
  ['خَالِدٌ المَنْصُورِيّ', 'خالد المنصوري'],
  ['\u200fخالد\u200e', 'خالد'],
  ['\ufeffkha\u2060lid\u061c', 'khalid'],
  ['🥊', ''],
])('foldText › folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
