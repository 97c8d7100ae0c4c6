import type { Localized } from '@/content/localized.ts'
import type { PlayerId } from './player-ids.ts'

type MonthWinner = {
  player: PlayerId
  quote: Localized
  /** Based on the latest bout, because an earlier one may fall into another month. */
  achievements: readonly Localized[]
  /** Places gained in the roster's ranking. */
  rankingChange: number
}

export type PreviousWinner = {
  player: PlayerId
  /** Whole months before the featured winner's month. */
  monthsBefore: number
  achievement: Localized
}

export const playerOfMonth: MonthWinner = {
  player: 'yasmin-rahal',
  quote: {
    en: 'I did not come for the belt. I came so nobody asks again.',
    ar: 'لم آتِ من أجل الحزام، بل حتى لا يسألني أحد مرة أخرى.',
  },
  achievements: [
    {
      en: 'Flyweight belt by armbar in round two, Desert Fury 7',
      ar: 'حزام وزن الذبابة بقفل الذراع في الجولة الثانية، «غضب الصحراء 7»',
    },
    {
      en: 'The first to submit Jussara Pinheiro, the champion until that night',
      ar: 'أول من أخضعت جوسارا بينيرو، حاملة اللقب حتى تلك الليلة',
    },
  ],
  rankingChange: 3,
}

/** Latest first. Without events, because their dates are relative to today and may fall into a neighbouring month. */
export const previousWinners: readonly PreviousWinner[] = [
  {
    player: 'mina-farouk',
    monthsBefore: 1,
    achievement: {
      en: 'The volley that turned a cup final',
      ar: 'التسديدة على الطائر التي قلبت نهائي الكأس',
    },
  },
  {
    player: 'bilal-sherazi',
    monthsBefore: 2,
    achievement: {
      en: 'Player of the match in a T20 final, 58 not out',
      ar: 'رجل المباراة في نهائي T20 برصيد 58 دون خروج',
    },
  },
  {
    player: 'omar-haddad',
    monthsBefore: 3,
    achievement: {
      en: 'Knockout of the month, in round five',
      ar: 'ضربة الشهر القاضية، في الجولة الخامسة',
    },
  },
  {
    player: 'khalid-al-mansoori',
    monthsBefore: 4,
    achievement: { en: 'Third title defence', ar: 'دفاع ثالث عن اللقب' },
  },
  {
    player: 'zalmai-wardak',
    monthsBefore: 5,
    achievement: {
      en: 'Defended nine in the last over of a T20 final',
      ar: 'دافع عن تسع ركضات في الأوفر الأخير من نهائي T20',
    },
  },
  {
    player: 'tiago-beltrao',
    monthsBefore: 6,
    achievement: {
      en: 'Submission in the first round of his debut',
      ar: 'إخضاع في الجولة الأولى من أول نزال له',
    },
  },
]
