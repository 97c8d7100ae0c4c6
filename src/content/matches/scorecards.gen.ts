/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
export const loadScorecard = {
  'final': () => import('./final.gen.ts'),
  '6': () => import('./match-6.gen.ts'),
  '4': () => import('./match-4.gen.ts'),
  '2': () => import('./match-2.gen.ts'),
  '1': () => import('./match-1.gen.ts'),
}
