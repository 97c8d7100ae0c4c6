/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
import type { Scorecard } from './types.ts'

export const scorecard: Scorecard = {
  "innings": [
    {
      "batting": [
        {
          "player": "rahmanullah-gurbaz",
          "runs": 8,
          "balls": 10,
          "fours": 0,
          "sixes": 1,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "hasan-nawaz",
            "bowler": "saim-ayub"
          }
        },
        {
          "player": "ibrahim-zadran",
          "runs": 65,
          "balls": 45,
          "fours": 8,
          "sixes": 1,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "sediqullah-atal",
          "runs": 64,
          "balls": 45,
          "fours": 3,
          "sixes": 3,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "azmatullah-omarzai",
          "runs": 4,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "mohammad-nabi",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "karim-janat",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "rashid-khan",
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
          "player": "faheem-ashraf",
          "overs": "4.0",
          "maidens": null,
          "runs": 27,
          "wickets": 4
        },
        {
          "player": "saim-ayub",
          "overs": "4.0",
          "maidens": null,
          "runs": 18,
          "wickets": 1
        }
      ],
      "top": {
        "batters": [
          {
            "player": "ibrahim-zadran",
            "runs": 65,
            "balls": 45,
            "fours": 8,
            "sixes": 1,
            "notOut": false,
            "dismissal": null
          }
        ],
        "bowlers": [
          {
            "player": "faheem-ashraf",
            "overs": "4.0",
            "maidens": null,
            "runs": 27,
            "wickets": 4
          }
        ]
      },
      "falls": [
        {
          "wicket": 1,
          "runs": 10,
          "over": null,
          "player": "rahmanullah-gurbaz"
        },
        {
          "wicket": 2,
          "runs": 123,
          "over": null,
          "player": "sediqullah-atal"
        },
        {
          "wicket": 4,
          "runs": 146,
          "over": null,
          "player": null
        }
      ],
      "perOver": null,
      "checkpoints": [
        {
          "afterOver": 6,
          "runs": 34,
          "wickets": 1
        },
        {
          "afterOver": 10,
          "runs": 73,
          "wickets": 1
        }
      ],
      "singleOvers": [
        {
          "over": 14,
          "runs": 20
        }
      ]
    },
    {
      "batting": [
        {
          "player": "sahibzada-farhan",
          "runs": 18,
          "balls": 13,
          "fours": 1,
          "sixes": 2,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "saim-ayub",
          "runs": 0,
          "balls": 1,
          "fours": 0,
          "sixes": 0,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "fakhar-zaman",
          "runs": 25,
          "balls": 18,
          "fours": 3,
          "sixes": 1,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "salman-ali-agha",
          "runs": 20,
          "balls": 15,
          "fours": 1,
          "sixes": 1,
          "notOut": false,
          "dismissal": {
            "kind": "runOut",
            "by": []
          }
        },
        {
          "player": "hasan-nawaz",
          "runs": 9,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "mohammad-nawaz",
          "runs": 12,
          "balls": null,
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
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "shaheen-shah-afridi",
          "runs": 0,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "haris-rauf",
          "runs": 34,
          "balls": 16,
          "fours": null,
          "sixes": 4,
          "notOut": true,
          "dismissal": {
            "kind": "notOut"
          }
        },
        {
          "player": "sufiyan-muqeem",
          "runs": 7,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": true,
          "dismissal": {
            "kind": "notOut"
          }
        }
      ],
      "bowling": [
        {
          "player": "fazalhaq-farooqi",
          "overs": null,
          "maidens": null,
          "runs": 21,
          "wickets": 2
        },
        {
          "player": "mohammad-nabi",
          "overs": null,
          "maidens": null,
          "runs": 20,
          "wickets": 2
        },
        {
          "player": "noor-ahmad",
          "overs": null,
          "maidens": null,
          "runs": 20,
          "wickets": 2
        },
        {
          "player": "rashid-khan",
          "overs": null,
          "maidens": null,
          "runs": 30,
          "wickets": 2
        }
      ],
      "top": {
        "batters": [
          {
            "player": "haris-rauf",
            "runs": 34,
            "balls": 16,
            "fours": null,
            "sixes": 4,
            "notOut": true,
            "dismissal": {
              "kind": "notOut"
            }
          }
        ],
        "bowlers": [
          {
            "player": "mohammad-nabi",
            "overs": null,
            "maidens": null,
            "runs": 20,
            "wickets": 2
          },
          {
            "player": "noor-ahmad",
            "overs": null,
            "maidens": null,
            "runs": 20,
            "wickets": 2
          }
        ]
      },
      "falls": [
        {
          "wicket": 1,
          "runs": null,
          "over": null,
          "player": "saim-ayub"
        },
        {
          "wicket": 2,
          "runs": 29,
          "over": null,
          "player": "sahibzada-farhan"
        },
        {
          "wicket": 3,
          "runs": 62,
          "over": null,
          "player": "fakhar-zaman"
        },
        {
          "wicket": 4,
          "runs": 67,
          "over": "8.3",
          "player": "salman-ali-agha"
        },
        {
          "wicket": 5,
          "runs": null,
          "over": null,
          "player": "hasan-nawaz"
        },
        {
          "wicket": 6,
          "runs": 82,
          "over": null,
          "player": "mohammad-haris"
        },
        {
          "wicket": 9,
          "runs": 111,
          "over": null,
          "player": null
        }
      ],
      "perOver": null,
      "checkpoints": [
        {
          "afterOver": 6,
          "runs": 52,
          "wickets": 2
        }
      ],
      "singleOvers": []
    }
  ],
  "moments": [
    {
      "over": "16",
      "batting": "AFG",
      "words": {
        "en": "Faheem Ashraf ends a 113-run second-wicket stand between Ibrahim Zadran and Sediqullah Atal, 123/2",
        "ar": "فهيم أشرف يُنهي شراكة الويكيت الثاني بين إبراهيم زدران وصديق الله أتال بعد 113 ركضة، والنتيجة ⁦123/2⁩"
      }
    },
    {
      "over": "18",
      "batting": "AFG",
      "words": {
        "en": "Faheem Ashraf removes Azmatullah Omarzai and Ibrahim Zadran within three balls",
        "ar": "فهيم أشرف يُخرج عظمت الله عمرزاي وإبراهيم زدران خلال ثلاث كرات"
      }
    },
    {
      "over": "2",
      "batting": "PAK",
      "words": {
        "en": "Fazalhaq Farooqi dismisses Saim Ayub first ball",
        "ar": "فضل حق فاروقي يُخرج صائم أيوب من أول كرة"
      }
    },
    {
      "over": "8.3",
      "batting": "PAK",
      "words": {
        "en": "Salman Ali Agha is run out, 67/4",
        "ar": "سلمان علي آغا يُخرَج أثناء الجري، والنتيجة ⁦67/4⁩"
      }
    },
    {
      "over": "17",
      "batting": "PAK",
      "words": {
        "en": "Pakistan 111/9",
        "ar": "باكستان ⁦111/9⁩"
      }
    },
    {
      "over": null,
      "batting": "PAK",
      "words": {
        "en": "Haris Rauf and Sufiyan Muqeem add an unbroken 40 for the last wicket",
        "ar": "حارث رؤوف وسفيان مقيم يضيفان 40 ركضة للويكيت الأخير دون أن يخرج أحدهما"
      }
    }
  ],
  "milestones": [
    {
      "people": [
        "faheem-ashraf"
      ],
      "words": {
        "en": "Career-best T20I figures, 4/27",
        "ar": "أفضل أرقام رمي في مسيرته في T20 الدولية، ⁦4/27⁩"
      }
    },
    {
      "people": [
        "haris-rauf"
      ],
      "words": {
        "en": "Career-best T20I score, 34 not out",
        "ar": "أعلى حصيلة في مسيرته في T20 الدولية، 34 دون خروج"
      }
    },
    {
      "people": [
        "haris-rauf",
        "sufiyan-muqeem"
      ],
      "words": {
        "en": "Unbroken 40, reported as a record last-wicket stand",
        "ar": "40 ركضة دون خروج، ذُكر أنها شراكة قياسية للويكيت الأخير"
      }
    },
    {
      "people": [
        "ibrahim-zadran",
        "sediqullah-atal"
      ],
      "words": {
        "en": "113, reported as Afghanistan’s second-highest second-wicket stand in T20Is",
        "ar": "113 ركضة، ذُكر أنها ثاني أعلى شراكة أفغانية للويكيت الثاني في T20 الدولية"
      }
    },
    {
      "people": [
        "sediqullah-atal"
      ],
      "words": {
        "en": "Second fifty of the series",
        "ar": "خمسينيته الثانية في السلسلة"
      }
    }
  ]
}
