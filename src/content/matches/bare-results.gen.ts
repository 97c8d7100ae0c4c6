/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
import type { ResultWithoutScorecard } from './types.ts'

export const bareResults: readonly ResultWithoutScorecard[] = [
  {
    "id": null,
    "number": 5,
    "startsAt": "2025-09-04T15:00:00Z",
    "innings": [
      {
        "team": "PAK",
        "runs": 171,
        "wickets": 5,
        "overs": "20.0",
        "extras": null
      },
      {
        "team": "UAE",
        "runs": 140,
        "wickets": 7,
        "overs": "20.0",
        "extras": null
      }
    ],
    "winner": "PAK",
    "margin": 31,
    "toss": {
      "winner": "PAK",
      "chose": "bat"
    },
    "playerOfMatch": {
      "player": "abrar-ahmed",
      "team": "PAK",
      "figures": [
        "4/9"
      ]
    }
  },
  {
    "id": null,
    "number": 3,
    "startsAt": "2025-09-01T15:00:00Z",
    "innings": [
      {
        "team": "AFG",
        "runs": 188,
        "wickets": 4,
        "overs": "20.0",
        "extras": null
      },
      {
        "team": "UAE",
        "runs": 150,
        "wickets": 8,
        "overs": "20.0",
        "extras": null
      }
    ],
    "winner": "AFG",
    "margin": 38,
    "toss": {
      "winner": "UAE",
      "chose": "field"
    },
    "playerOfMatch": null
  }
]
