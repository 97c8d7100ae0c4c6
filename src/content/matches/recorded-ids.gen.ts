/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
export const recordedIds: readonly string[] = [
  "final",
  "6",
  "5",
  "4",
  "3",
  "2",
  "1"
]
