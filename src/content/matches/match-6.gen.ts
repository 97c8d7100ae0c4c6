/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
import type { Scorecard } from './types.ts'

export const scorecard: Scorecard = {
  "innings": [
    {
      "batting": [
        {
          "player": "rahmanullah-gurbaz",
          "runs": 40,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "ibrahim-zadran",
          "runs": 48,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "karim-janat",
          "runs": 28,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "gulbadin-naib",
          "runs": 20,
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
          "player": "haider-ali",
          "overs": null,
          "maidens": null,
          "runs": 23,
          "wickets": 2
        },
        {
          "player": "simranjeet-singh",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 1
        },
        {
          "player": "muhammad-farooq",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 1
        }
      ],
      "top": {
        "batters": [
          {
            "player": "ibrahim-zadran",
            "runs": 48,
            "balls": null,
            "fours": null,
            "sixes": null,
            "notOut": false,
            "dismissal": null
          }
        ],
        "bowlers": [
          {
            "player": "haider-ali",
            "overs": null,
            "maidens": null,
            "runs": 23,
            "wickets": 2
          }
        ]
      },
      "falls": [
        {
          "wicket": 1,
          "runs": 98,
          "over": null,
          "player": null
        },
        {
          "wicket": 2,
          "runs": 98,
          "over": null,
          "player": null
        }
      ],
      "perOver": null,
      "checkpoints": [
        {
          "afterOver": 15,
          "runs": 114,
          "wickets": 3
        }
      ],
      "singleOvers": []
    },
    {
      "batting": [
        {
          "player": "muhammad-waseem",
          "runs": 44,
          "balls": 29,
          "fours": 2,
          "sixes": 3,
          "notOut": false,
          "dismissal": {
            "kind": "caughtAt",
            "place": "keeper",
            "bowler": "abdollah-ahmadzai"
          }
        },
        {
          "player": "alishan-sharafu",
          "runs": 27,
          "balls": 23,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "muhammad-zohaib",
          "runs": 23,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "rahul-chopra",
          "runs": 7,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "asif-khan",
          "runs": 40,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": {
            "kind": "caughtAt",
            "place": "longOff",
            "bowler": "fareed-ahmad"
          }
        },
        {
          "player": "harshit-kaushik",
          "runs": 15,
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
          "player": "sharafuddin-ashraf",
          "overs": null,
          "maidens": null,
          "runs": 20,
          "wickets": 1
        },
        {
          "player": "noor-ahmad",
          "overs": null,
          "maidens": null,
          "runs": 23,
          "wickets": 1
        },
        {
          "player": "abdollah-ahmadzai",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 1
        },
        {
          "player": "fareed-ahmad",
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
          "wickets": null
        }
      ],
      "top": {
        "batters": [
          {
            "player": "muhammad-waseem",
            "runs": 44,
            "balls": 29,
            "fours": 2,
            "sixes": 3,
            "notOut": false,
            "dismissal": {
              "kind": "caughtAt",
              "place": "keeper",
              "bowler": "abdollah-ahmadzai"
            }
          }
        ],
        "bowlers": []
      },
      "falls": [
        {
          "wicket": 1,
          "runs": 65,
          "over": null,
          "player": "alishan-sharafu"
        },
        {
          "wicket": 2,
          "runs": 85,
          "over": null,
          "player": "muhammad-waseem"
        },
        {
          "wicket": 4,
          "runs": 113,
          "over": "14.3",
          "player": null
        },
        {
          "wicket": 5,
          "runs": 166,
          "over": "19.6",
          "player": "asif-khan"
        }
      ],
      "perOver": null,
      "checkpoints": [
        {
          "afterOver": 6,
          "runs": 54,
          "wickets": 0
        }
      ],
      "singleOvers": [
        {
          "over": 20,
          "runs": 12
        }
      ]
    }
  ],
  "moments": [
    {
      "over": null,
      "batting": "AFG",
      "words": {
        "en": "Gurbaz and Ibrahim Zadran put on 98 for the first wicket, then fall to consecutive balls",
        "ar": "غرباز وإبراهيم زدران يفتتحان بشراكة من 98 ركضة ثم يخرجان بكرتين متتاليتين"
      }
    },
    {
      "over": null,
      "batting": "AFG",
      "words": {
        "en": "56 runs in the last five overs, Karim Janat 28 and Gulbadin Naib 20 not out",
        "ar": "56 ركضة في آخر خمسة أوفرات، منها 28 لكريم جنات و20 لغلبدين نايب دون أن يخرج"
      }
    },
    {
      "over": "11",
      "batting": "UAE",
      "words": {
        "en": "Debutant Abdollah Ahmadzai has Muhammad Waseem caught behind for 44 from 29",
        "ar": "عبد الله أحمدزاي، في ظهوره الأول، يُخرج محمد وسيم بالتقاط من الحارس عند 44 من 29 كرة"
      }
    },
    {
      "over": "20",
      "batting": "UAE",
      "words": {
        "en": "17 needed from the last over: Asif Khan hits a four and a six from the first two balls, 5 needed from the last three, Fareed Ahmad allows none and has Asif caught at long-off off the final ball",
        "ar": "المطلوب 17 ركضة من الأوفر الأخير: آصف خان يفتتحه بضربة حدودية ثم سداسية، ثم تبقى 5 ركضات من آخر ثلاث كرات، لكن فريد أحمد لا يمنح شيئًا ويُخرج آصف بالتقاط عند لونغ أوف من الكرة الأخيرة"
      }
    }
  ],
  "milestones": []
}
