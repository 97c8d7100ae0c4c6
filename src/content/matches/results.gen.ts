/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
import type { MatchResult } from './types.ts'

export const results: readonly MatchResult[] = [
  {
    "id": "final",
    "number": null,
    "startsAt": "2025-09-07T15:00:00Z",
    "innings": [
      {
        "team": "PAK",
        "runs": 141,
        "wickets": 8,
        "overs": "20.0",
        "extras": null
      },
      {
        "team": "AFG",
        "runs": 66,
        "wickets": 10,
        "overs": "15.5",
        "extras": null
      }
    ],
    "winner": "PAK",
    "margin": 75,
    "toss": {
      "winner": "PAK",
      "chose": "bat"
    },
    "playerOfMatch": {
      "player": "mohammad-nawaz",
      "team": "PAK",
      "figures": [
        "25 (21)",
        "5/19"
      ]
    }
  },
  {
    "id": "6",
    "number": 6,
    "startsAt": "2025-09-05T15:00:00Z",
    "innings": [
      {
        "team": "AFG",
        "runs": 170,
        "wickets": 4,
        "overs": "20.0",
        "extras": null
      },
      {
        "team": "UAE",
        "runs": 166,
        "wickets": 5,
        "overs": "20.0",
        "extras": 10
      }
    ],
    "winner": "AFG",
    "margin": 4,
    "toss": null,
    "playerOfMatch": {
      "player": "ibrahim-zadran",
      "team": "AFG",
      "figures": [
        "48"
      ]
    }
  },
  {
    "id": "4",
    "number": 4,
    "startsAt": "2025-09-02T15:00:00Z",
    "innings": [
      {
        "team": "AFG",
        "runs": 169,
        "wickets": 5,
        "overs": "20.0",
        "extras": null
      },
      {
        "team": "PAK",
        "runs": 151,
        "wickets": 9,
        "overs": "20.0",
        "extras": null
      }
    ],
    "winner": "AFG",
    "margin": 18,
    "toss": {
      "winner": "AFG",
      "chose": "bat"
    },
    "playerOfMatch": {
      "player": "ibrahim-zadran",
      "team": "AFG",
      "figures": [
        "65 (45)"
      ]
    }
  },
  {
    "id": "2",
    "number": 2,
    "startsAt": "2025-08-30T15:00:00Z",
    "innings": [
      {
        "team": "PAK",
        "runs": 207,
        "wickets": 10,
        "overs": "20.0",
        "extras": null
      },
      {
        "team": "UAE",
        "runs": 176,
        "wickets": 8,
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
      "player": "saim-ayub",
      "team": "PAK",
      "figures": [
        "69 (38)"
      ]
    }
  },
  {
    "id": "1",
    "number": 1,
    "startsAt": "2025-08-29T15:00:00Z",
    "innings": [
      {
        "team": "PAK",
        "runs": 182,
        "wickets": 7,
        "overs": "20.0",
        "extras": null
      },
      {
        "team": "AFG",
        "runs": 143,
        "wickets": 10,
        "overs": "19.5",
        "extras": null
      }
    ],
    "winner": "PAK",
    "margin": 39,
    "toss": {
      "winner": "PAK",
      "chose": "bat"
    },
    "playerOfMatch": {
      "player": "salman-ali-agha",
      "team": "PAK",
      "figures": [
        "53* (36)"
      ]
    }
  }
]
