/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
import type { Scorecard } from './types.ts'

export const scorecard: Scorecard = {
  "innings": [
    {
      "batting": [
        {
          "player": "sahibzada-farhan",
          "runs": 0,
          "balls": null,
          "fours": 0,
          "sixes": 0,
          "notOut": false,
          "dismissal": {
            "kind": "bowled",
            "bowler": "fazalhaq-farooqi"
          }
        },
        {
          "player": "saim-ayub",
          "runs": 17,
          "balls": 19,
          "fours": 2,
          "sixes": null,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "rashid-khan",
            "bowler": "noor-ahmad"
          }
        },
        {
          "player": "fakhar-zaman",
          "runs": 27,
          "balls": 26,
          "fours": 2,
          "sixes": 1,
          "notOut": false,
          "dismissal": {
            "kind": "lbw",
            "bowler": "rashid-khan"
          }
        },
        {
          "player": "salman-ali-agha",
          "runs": 24,
          "balls": 27,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "hasan-nawaz",
          "runs": 15,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "mohammad-haris",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "mohammad-nawaz",
          "runs": 25,
          "balls": 21,
          "fours": null,
          "sixes": 2,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "faheem-ashraf",
          "runs": 15,
          "balls": 8,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "shaheen-shah-afridi",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "abrar-ahmed",
          "runs": null,
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
          "player": "rashid-khan",
          "overs": null,
          "maidens": null,
          "runs": 38,
          "wickets": 3
        },
        {
          "player": "fazalhaq-farooqi",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 2
        },
        {
          "player": "noor-ahmad",
          "overs": null,
          "maidens": null,
          "runs": 17,
          "wickets": 2
        },
        {
          "player": "am-ghazanfar",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 1
        }
      ],
      "top": {
        "batters": [
          {
            "player": "fakhar-zaman",
            "runs": 27,
            "balls": 26,
            "fours": 2,
            "sixes": 1,
            "notOut": false,
            "dismissal": {
              "kind": "lbw",
              "bowler": "rashid-khan"
            }
          }
        ],
        "bowlers": [
          {
            "player": "rashid-khan",
            "overs": null,
            "maidens": null,
            "runs": 38,
            "wickets": 3
          }
        ]
      },
      "falls": [
        {
          "wicket": 1,
          "runs": null,
          "over": "0.3",
          "player": "sahibzada-farhan"
        },
        {
          "wicket": 5,
          "runs": 72,
          "over": "11.3",
          "player": null
        }
      ],
      "perOver": null,
      "checkpoints": [
        {
          "afterOver": 6,
          "runs": 41,
          "wickets": 1
        }
      ],
      "singleOvers": []
    },
    {
      "batting": [
        {
          "player": "rahmanullah-gurbaz",
          "runs": 5,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "sediqullah-atal",
          "runs": 13,
          "balls": 15,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "ibrahim-zadran",
          "runs": 9,
          "balls": 15,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": {
            "kind": "stumped",
            "keeper": "mohammad-haris",
            "bowler": "mohammad-nawaz"
          }
        },
        {
          "player": "darwish-rasooli",
          "runs": 0,
          "balls": null,
          "fours": 0,
          "sixes": 0,
          "notOut": false,
          "dismissal": {
            "kind": "lbw",
            "bowler": "mohammad-nawaz"
          }
        },
        {
          "player": "azmatullah-omarzai",
          "runs": 0,
          "balls": 1,
          "fours": 0,
          "sixes": 0,
          "notOut": false,
          "dismissal": {
            "kind": "caught",
            "fielder": "mohammad-haris",
            "bowler": "mohammad-nawaz"
          }
        },
        {
          "player": "karim-janat",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": false,
          "dismissal": null
        },
        {
          "player": "rashid-khan",
          "runs": 17,
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
          "player": "am-ghazanfar",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "noor-ahmad",
          "runs": null,
          "balls": null,
          "fours": null,
          "sixes": null,
          "notOut": null,
          "dismissal": null
        },
        {
          "player": "fazalhaq-farooqi",
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
          "player": "mohammad-nawaz",
          "overs": "4.0",
          "maidens": 1,
          "runs": 19,
          "wickets": 5
        },
        {
          "player": "abrar-ahmed",
          "overs": null,
          "maidens": null,
          "runs": 17,
          "wickets": 2
        },
        {
          "player": "sufiyan-muqeem",
          "overs": null,
          "maidens": null,
          "runs": 9,
          "wickets": 2
        },
        {
          "player": "shaheen-shah-afridi",
          "overs": null,
          "maidens": null,
          "runs": null,
          "wickets": 1
        }
      ],
      "top": {
        "batters": [
          {
            "player": "rashid-khan",
            "runs": 17,
            "balls": null,
            "fours": null,
            "sixes": null,
            "notOut": false,
            "dismissal": null
          }
        ],
        "bowlers": [
          {
            "player": "mohammad-nawaz",
            "overs": "4.0",
            "maidens": 1,
            "runs": 19,
            "wickets": 5
          }
        ]
      },
      "falls": [
        {
          "wicket": 1,
          "runs": null,
          "over": null,
          "player": "rahmanullah-gurbaz"
        },
        {
          "wicket": 3,
          "runs": 29,
          "over": "5.5",
          "player": "darwish-rasooli"
        },
        {
          "wicket": 4,
          "runs": 29,
          "over": "5.6",
          "player": "azmatullah-omarzai"
        },
        {
          "wicket": 5,
          "runs": 32,
          "over": "7.1",
          "player": "ibrahim-zadran"
        },
        {
          "wicket": 6,
          "runs": 32,
          "over": "7.4",
          "player": "karim-janat"
        },
        {
          "wicket": 8,
          "runs": null,
          "over": null,
          "player": "rashid-khan"
        },
        {
          "wicket": 10,
          "runs": 66,
          "over": "15.5",
          "player": null
        }
      ],
      "perOver": null,
      "checkpoints": [
        {
          "afterOver": 6,
          "runs": 29,
          "wickets": 4
        },
        {
          "afterOver": 7,
          "runs": 32,
          "wickets": 4
        },
        {
          "afterOver": 8,
          "runs": 32,
          "wickets": 6
        }
      ],
      "singleOvers": []
    }
  ],
  "moments": [
    {
      "over": "0.3",
      "batting": "PAK",
      "words": {
        "en": "Fazalhaq Farooqi bowls Sahibzada Farhan with the third ball of the match",
        "ar": "فضل حق فاروقي يصيب ويكيت صاحب زاده فرحان بثالث كرات المباراة"
      }
    },
    {
      "over": "11.3",
      "batting": "PAK",
      "words": {
        "en": "Pakistan 72/5 against spin",
        "ar": "باكستان ⁦72/5⁩ أمام الرمي الدوّار"
      }
    },
    {
      "over": null,
      "batting": "PAK",
      "words": {
        "en": "Mohammad Nawaz makes 25 from 21 with two sixes; 141/8",
        "ar": "محمد نواز يسجل 25 من 21 كرة بضربتين سداسيتين، والمجموع ⁦141/8⁩"
      }
    },
    {
      "over": "1",
      "batting": "AFG",
      "words": {
        "en": "Shaheen Shah Afridi removes Rahmanullah Gurbaz in the first over",
        "ar": "شاهين شاه أفريدي يُخرج رحمن الله غرباز في الأوفر الأول"
      }
    },
    {
      "over": "5.6",
      "batting": "AFG",
      "words": {
        "en": "Mohammad Nawaz takes two wickets with the last two balls of the powerplay, 29/4",
        "ar": "محمد نواز يأخذ ويكيتين بآخر كرتين من الأوفرات الستة الأولى (الباوربلاي)، والنتيجة ⁦29/4⁩"
      }
    },
    {
      "over": "7.1",
      "batting": "AFG",
      "words": {
        "en": "Hat-trick: Ibrahim Zadran stumped with the first ball of Nawaz’s next over, 32/5",
        "ar": "هاتريك: كسر ويكيت إبراهيم زدران بأول كرة من أوفر نواز التالي، والنتيجة ⁦32/5⁩"
      }
    },
    {
      "over": "7.4",
      "batting": "AFG",
      "words": {
        "en": "Nawaz dismisses Karim Janat to complete a double-wicket maiden, 32/6",
        "ar": "نواز يُخرج كريم جنات ويُكمل أوفرًا بلا ركضات وبويكيتين، والنتيجة ⁦32/6⁩"
      }
    },
    {
      "over": "13",
      "batting": "AFG",
      "words": {
        "en": "Nawaz removes Rashid Khan for his fifth wicket",
        "ar": "نواز يُخرج راشد خان، وهو ويكيته الخامس"
      }
    },
    {
      "over": "15.5",
      "batting": "AFG",
      "words": {
        "en": "Afghanistan 66 all out, their second-lowest T20I total",
        "ar": "أفغانستان تخسر كل ويكيتاتها عند 66، ثاني أقل مجموع لها في T20 الدولية"
      }
    }
  ],
  "milestones": []
}
