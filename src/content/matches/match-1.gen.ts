/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
import type { Scorecard } from './types.ts'

export const scorecard: Scorecard = {
  "innings": [
    {
      "batting": [
        {
          "player": "sahibzada-farhan",
          "runs": 21,
          "balls": 10,
          "fours": 1,
          "sixes": 2,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "mujeeb-ur-rahman",
            "bowler": "azmatullah-omarzai"
          }
        },
        {
          "player": "saim-ayub",
          "runs": 14,
          "balls": 16,
          "fours": 2,
          "sixes": 0,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "fareed-ahmad",
            "bowler": "rashid-khan"
          }
        },
        {
          "player": "fakhar-zaman",
          "runs": 20,
          "balls": 17,
          "fours": 1,
          "sixes": 1,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "ibrahim-zadran",
            "bowler": "mohammad-nabi"
          }
        },
        {
          "player": "salman-ali-agha",
          "runs": 53,
          "balls": 36,
          "fours": 3,
          "sixes": 3,
          "notOut": true,
          "dismissal": {
            "kind": "notOut"
          }
        },
        {
          "player": "hasan-nawaz",
          "runs": 9,
          "balls": 13,
          "fours": 1,
          "sixes": 0,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "sediqullah-atal",
            "bowler": "fareed-ahmad"
          }
        },
        {
          "player": "mohammad-nawaz",
          "runs": 21,
          "balls": 11,
          "fours": 1,
          "sixes": 2,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "darwish-rasooli",
            "bowler": "mujeeb-ur-rahman"
          }
        },
        {
          "player": "mohammad-haris",
          "runs": 15,
          "balls": 13,
          "fours": 1,
          "sixes": 0,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "sediqullah-atal",
            "bowler": "fareed-ahmad"
          }
        },
        {
          "player": "faheem-ashraf",
          "runs": 14,
          "balls": 5,
          "fours": 1,
          "sixes": 1,
          "notOut": false,
          "dismissal": {
            "kind": "runOut",
            "by": [
              "mujeeb-ur-rahman",
              "rahmanullah-gurbaz",
              "fareed-ahmad"
            ]
          }
        }
      ],
      "bowling": [
        {
          "player": "fareed-ahmad",
          "overs": null,
          "maidens": null,
          "runs": 47,
          "wickets": 2
        },
        {
          "player": "azmatullah-omarzai",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 1
        },
        {
          "player": "rashid-khan",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 1
        },
        {
          "player": "mohammad-nabi",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 1
        },
        {
          "player": "mujeeb-ur-rahman",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 1
        },
        {
          "player": "fazalhaq-farooqi",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 0
        }
      ],
      "top": {
        "batters": [
          {
            "player": "salman-ali-agha",
            "runs": 53,
            "balls": 36,
            "fours": 3,
            "sixes": 3,
            "notOut": true,
            "dismissal": {
              "kind": "notOut"
            }
          }
        ],
        "bowlers": [
          {
            "player": "fareed-ahmad",
            "overs": null,
            "maidens": null,
            "runs": 47,
            "wickets": 2
          }
        ]
      },
      "falls": [
        {
          "wicket": 1,
          "runs": null,
          "over": "2.3",
          "player": "sahibzada-farhan"
        },
        {
          "wicket": 2,
          "runs": null,
          "over": "6.5",
          "player": "saim-ayub"
        },
        {
          "wicket": 3,
          "runs": null,
          "over": "7.3",
          "player": "fakhar-zaman"
        },
        {
          "wicket": 4,
          "runs": 83,
          "over": "11.1",
          "player": "hasan-nawaz"
        },
        {
          "wicket": 5,
          "runs": null,
          "over": "15.4",
          "player": "mohammad-nawaz"
        },
        {
          "wicket": 6,
          "runs": null,
          "over": "19.2",
          "player": "mohammad-haris"
        },
        {
          "wicket": 7,
          "runs": null,
          "over": null,
          "player": "faheem-ashraf"
        }
      ],
      "perOver": [
        12,
        6,
        14,
        3,
        13,
        6,
        2,
        7,
        4,
        9,
        7,
        12,
        17,
        5,
        14,
        6,
        10,
        9,
        10,
        16
      ],
      "checkpoints": [],
      "singleOvers": []
    },
    {
      "batting": [
        {
          "player": "rahmanullah-gurbaz",
          "runs": 38,
          "balls": 27,
          "fours": 3,
          "sixes": 1,
          "notOut": false,
          "dismissal": {
            "kind": "bowled",
            "bowler": "mohammad-nawaz"
          }
        },
        {
          "player": "ibrahim-zadran",
          "runs": 9,
          "balls": 11,
          "fours": 2,
          "sixes": 0,
          "notOut": false,
          "dismissal": {
            "kind": "bowled",
            "bowler": "shaheen-shah-afridi"
          }
        },
        {
          "player": "sediqullah-atal",
          "runs": 23,
          "balls": 19,
          "fours": 0,
          "sixes": 2,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "shaheen-shah-afridi",
            "bowler": "haris-rauf"
          }
        },
        {
          "player": "darwish-rasooli",
          "runs": 21,
          "balls": 13,
          "fours": 1,
          "sixes": 1,
          "notOut": false,
          "dismissal": {
            "kind": "caughtAndBowled",
            "bowler": "sufiyan-muqeem"
          }
        },
        {
          "player": "karim-janat",
          "runs": 0,
          "balls": 3,
          "fours": 0,
          "sixes": 0,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "hasan-nawaz",
            "bowler": "haris-rauf"
          }
        },
        {
          "player": "azmatullah-omarzai",
          "runs": 0,
          "balls": 5,
          "fours": 0,
          "sixes": 0,
          "notOut": false,
          "dismissal": {
            "kind": "stumped",
            "keeper": "mohammad-haris",
            "bowler": "mohammad-nawaz"
          }
        },
        {
          "player": "mohammad-nabi",
          "runs": 3,
          "balls": 6,
          "fours": 0,
          "sixes": 0,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "faheem-ashraf",
            "bowler": "sufiyan-muqeem"
          }
        },
        {
          "player": "rashid-khan",
          "runs": 39,
          "balls": 16,
          "fours": 1,
          "sixes": 5,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "hasan-nawaz",
            "bowler": "haris-rauf"
          }
        },
        {
          "player": "mujeeb-ur-rahman",
          "runs": 4,
          "balls": 9,
          "fours": 0,
          "sixes": 0,
          "notOut": false,
          "dismissal": {
            "kind": "bowled",
            "bowler": "shaheen-shah-afridi"
          }
        },
        {
          "player": "fazalhaq-farooqi",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "fareed-ahmad",
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
          "player": "haris-rauf",
          "overs": null,
          "maidens": null,
          "runs": 31,
          "wickets": 4
        },
        {
          "player": "shaheen-shah-afridi",
          "overs": "4.0",
          "maidens": null,
          "runs": 21,
          "wickets": 2
        },
        {
          "player": "mohammad-nawaz",
          "overs": null,
          "maidens": null,
          "runs": 23,
          "wickets": 2
        },
        {
          "player": "sufiyan-muqeem",
          "overs": null,
          "maidens": null,
          "runs": 25,
          "wickets": 2
        }
      ],
      "top": {
        "batters": [
          {
            "player": "rashid-khan",
            "runs": 39,
            "balls": 16,
            "fours": 1,
            "sixes": 5,
            "notOut": false,
            "dismissal": {
              "kind": "caught",
              "fielder": "hasan-nawaz",
              "bowler": "haris-rauf"
            }
          }
        ],
        "bowlers": [
          {
            "player": "haris-rauf",
            "overs": null,
            "maidens": null,
            "runs": 31,
            "wickets": 4
          }
        ]
      },
      "falls": [
        {
          "wicket": 1,
          "runs": 17,
          "over": "2.6",
          "player": "ibrahim-zadran"
        },
        {
          "wicket": 2,
          "runs": 68,
          "over": "7.6",
          "player": "rahmanullah-gurbaz"
        },
        {
          "wicket": 3,
          "runs": 93,
          "over": "11.3",
          "player": "sediqullah-atal"
        },
        {
          "wicket": 4,
          "runs": 93,
          "over": "11.6",
          "player": "karim-janat"
        },
        {
          "wicket": 5,
          "runs": 93,
          "over": "12.1",
          "player": "darwish-rasooli"
        },
        {
          "wicket": 6,
          "runs": null,
          "over": "13.3",
          "player": "azmatullah-omarzai"
        },
        {
          "wicket": 7,
          "runs": 97,
          "over": "14.1",
          "player": "mohammad-nabi"
        },
        {
          "wicket": 8,
          "runs": 141,
          "over": "17.6",
          "player": "rashid-khan"
        },
        {
          "wicket": 9,
          "runs": null,
          "over": null,
          "player": "mujeeb-ur-rahman"
        },
        {
          "wicket": 10,
          "runs": 143,
          "over": "19.5",
          "player": null
        }
      ],
      "perOver": [
        5,
        6,
        6,
        6,
        15,
        12,
        10,
        8,
        6,
        11,
        8,
        0,
        1,
        3,
        2,
        9,
        14,
        19,
        2,
        0
      ],
      "checkpoints": [],
      "singleOvers": []
    }
  ],
  "moments": [
    {
      "over": "11.1",
      "batting": "PAK",
      "words": {
        "en": "Pakistan slip to 83/4 when Hasan Nawaz falls to Fareed Ahmad",
        "ar": "باكستان تتراجع إلى ⁦83/4⁩ بخروج حسن نواز أمام فريد أحمد"
      }
    },
    {
      "over": null,
      "batting": "PAK",
      "words": {
        "en": "Mohammad Nawaz, Mohammad Haris and Faheem Ashraf add 50 runs from the 29 balls they face between them; 99 come in the last nine overs",
        "ar": "محمد نواز ومحمد حارث وفهيم أشرف يضيفون 50 ركضة من 29 كرة فيما بينهم، و99 ركضة تأتي في آخر تسعة أوفرات"
      }
    },
    {
      "over": "12",
      "batting": "AFG",
      "words": {
        "en": "Haris Rauf bowls a double-wicket maiden: Sediqullah Atal and Karim Janat, 93/4",
        "ar": "حارث رؤوف يرمي أوفرًا بلا ركضات وبويكيتين: صديق الله أتال وكريم جنات، والنتيجة ⁦93/4⁩"
      }
    },
    {
      "over": "14.1",
      "batting": "AFG",
      "words": {
        "en": "Five wickets for four runs in 16 balls: 93/2 becomes 97/7",
        "ar": "خمسة ويكيتات مقابل أربع ركضات في 16 كرة: من ⁦93/2⁩ إلى ⁦97/7⁩"
      }
    },
    {
      "over": "17.6",
      "batting": "AFG",
      "words": {
        "en": "Rashid Khan out for 39 from 16 balls with five sixes, caught off Haris Rauf, 141/8",
        "ar": "راشد خان يخرج عند 39 من 16 كرة بخمس ضربات سداسية، بالتقاط من رمية حارث رؤوف، والنتيجة ⁦141/8⁩"
      }
    },
    {
      "over": "19.5",
      "batting": "AFG",
      "words": {
        "en": "Haris Rauf takes his fourth wicket; Afghanistan 143 all out",
        "ar": "حارث رؤوف يأخذ ويكيته الرابع، وأفغانستان تخسر كل ويكيتاتها عند 143"
      }
    }
  ],
  "milestones": []
}
