/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
import type { Scorecard } from './types.ts'

export const scorecard: Scorecard = {
  "innings": [
    {
      "batting": [
        {
          "player": "sahibzada-farhan",
          "runs": 8,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "saim-ayub",
          "runs": 69,
          "balls": 38,
          "fours": 7,
          "sixes": 4,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "fakhar-zaman",
          "runs": 6,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "salman-ali-agha",
          "runs": 5,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "hasan-nawaz",
          "runs": 56,
          "balls": 26,
          "fours": 2,
          "sixes": 6,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "mohammad-nawaz",
          "runs": 25,
          "balls": 15,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "mohammad-haris",
          "runs": 1,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "faheem-ashraf",
          "runs": 16,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "hasan-ali",
          "runs": 9,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "salman-mirza",
          "runs": 3,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "sufiyan-muqeem",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        }
      ],
      "bowling": [
        {
          "player": "junaid-siddique",
          "overs": null,
          "maidens": null,
          "runs": 49,
          "wickets": 3
        },
        {
          "player": "saghir-khan",
          "overs": null,
          "maidens": null,
          "runs": 44,
          "wickets": 3
        },
        {
          "player": "haider-ali",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 2
        }
      ],
      "top": {
        "batters": [
          {
            "player": "saim-ayub",
            "runs": 69,
            "balls": 38,
            "fours": 7,
            "sixes": 4,
            "notOut": false,
            "dismissal": null
          }
        ],
        "bowlers": [
          {
            "player": "saghir-khan",
            "overs": null,
            "maidens": null,
            "runs": 44,
            "wickets": 3
          }
        ]
      },
      "falls": [
        {
          "wicket": 4,
          "runs": 104,
          "over": null,
          "player": "saim-ayub"
        },
        {
          "wicket": 5,
          "runs": 161,
          "over": null,
          "player": null
        }
      ],
      "perOver": null,
      "checkpoints": [],
      "singleOvers": [
        {
          "over": 3,
          "runs": 22
        }
      ]
    },
    {
      "batting": [
        {
          "player": "muhammad-waseem",
          "runs": 33,
          "balls": 18,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "asif-khan",
          "runs": 77,
          "balls": 35,
          "fours": 6,
          "sixes": 6,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "muhammad-zohaib",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "alishan-sharafu",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "ethan-dsouza",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "rahul-chopra",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "dhruv-parashar",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "saghir-khan",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "haider-ali",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "junaid-siddique",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "muhammad-jawadullah",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        }
      ],
      "bowling": [
        {
          "player": "hasan-ali",
          "overs": null,
          "maidens": null,
          "runs": 47,
          "wickets": 3
        },
        {
          "player": "mohammad-nawaz",
          "overs": "4.0",
          "maidens": 0,
          "runs": 21,
          "wickets": 2
        },
        {
          "player": "saim-ayub",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": null
        },
        {
          "player": "salman-mirza",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 1
        }
      ],
      "top": {
        "batters": [
          {
            "player": "asif-khan",
            "runs": 77,
            "balls": 35,
            "fours": 6,
            "sixes": 6,
            "notOut": null,
            "dismissal": null
          }
        ],
        "bowlers": [
          {
            "player": "hasan-ali",
            "overs": null,
            "maidens": null,
            "runs": 47,
            "wickets": 3
          }
        ]
      },
      "falls": [
        {
          "wicket": 5,
          "runs": 76,
          "over": null,
          "player": null
        }
      ],
      "perOver": null,
      "checkpoints": [],
      "singleOvers": []
    }
  ],
  "moments": [
    {
      "over": null,
      "batting": "PAK",
      "words": {
        "en": "Saim Ayub reaches fifty in 25 balls",
        "ar": "صائم أيوب يبلغ الخمسين في 25 كرة"
      }
    },
    {
      "over": null,
      "batting": "PAK",
      "words": {
        "en": "Hasan Nawaz and Mohammad Nawaz add 57 from 25 balls for the fifth wicket",
        "ar": "حسن نواز ومحمد نواز يضيفان 57 ركضة من 25 كرة للويكيت الخامس"
      }
    },
    {
      "over": null,
      "batting": "PAK",
      "words": {
        "en": "Hasan Nawaz hits six sixes in 56 from 26 balls",
        "ar": "حسن نواز يسدد ست ضربات سداسية في 56 ركضة من 26 كرة"
      }
    },
    {
      "over": null,
      "batting": "UAE",
      "words": {
        "en": "UAE 76/5 in reply to 207",
        "ar": "الإمارات ⁦76/5⁩ في مطاردة 207"
      }
    },
    {
      "over": null,
      "batting": "UAE",
      "words": {
        "en": "Asif Khan makes 77 from 35 balls with six fours and six sixes in his 50th T20I",
        "ar": "آصف خان يسجل 77 من 35 كرة بست ضربات حدودية وست سداسية في مباراته الدولية الخمسين في T20"
      }
    }
  ],
  "milestones": []
}
