/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
import type { SeriesMatch } from './types.ts'

export const seriesMatches: readonly [SeriesMatch, ...SeriesMatch[]] = [
  {
    "number": 1,
    "teams": [
      "AFG",
      "PAK"
    ],
    "playedOn": "2025-08-29"
  },
  {
    "number": 2,
    "teams": [
      "UAE",
      "PAK"
    ],
    "playedOn": "2025-08-30"
  },
  {
    "number": 3,
    "teams": [
      "UAE",
      "AFG"
    ],
    "playedOn": "2025-09-01"
  },
  {
    "number": 4,
    "teams": [
      "AFG",
      "PAK"
    ],
    "playedOn": "2025-09-02"
  },
  {
    "number": 5,
    "teams": [
      "UAE",
      "PAK"
    ],
    "playedOn": "2025-09-04"
  },
  {
    "number": 6,
    "teams": [
      "UAE",
      "AFG"
    ],
    "playedOn": "2025-09-05"
  },
  {
    "number": null,
    "teams": [
      "PAK",
      "AFG"
    ],
    "playedOn": "2025-09-07"
  }
]
