import type { Localized } from './localized.ts'
import type { PlayerId } from './player-ids.ts'
import type { Player } from './players/types.ts'
import { appearancesOf, isKnockout, lastFightOf } from './records.ts'
import { isCombat } from './sports.ts'

type MonthWinner = {
  player: PlayerId
  quote: Localized
  achievements: readonly Localized[]
  /** Places gained in the roster's ranking. */
  rankingChange: number
}

export type PreviousWinner = {
  player: PlayerId
  /** Whole months before the featured winner's. */
  monthsBefore: number
  achievement: Localized
}

export type MonthFigures = {
  fights: number
  wins: number
  /** Null where the sport has none. */
  knockouts: number | null
  /** The day of the latest bout, from today: its month is the month that was won. */
  lastDay: number
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
      en: 'Fastest flyweight knockout of the season: 41 seconds, Casa Combat Night',
      ar: 'أسرع ضربة قاضية لوزن الذبابة هذا الموسم: 41 ثانية، ليلة كازا للقتال',
    },
  ],
  rankingChange: 3,
}

/** Latest first. Without events: their dates, relative to today, may fall into a neighbouring month. */
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
      en: 'Player of a T20 final, 58 not out',
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

const monthDays = 30

/** Over the thirty days up to the latest bout, so that the figures match the listed bouts. */
export function monthFiguresOf(player: Player): MonthFigures | null {
  const last = lastFightOf(player)
  if (!last) return null
  const lastDay = last.event.dayOffset
  const fought = appearancesOf(player).filter(
    ({ event, outcome }) => outcome !== null && event.dayOffset > lastDay - monthDays,
  )
  const won = fought.filter(({ outcome }) => outcome === 'win')
  return {
    fights: fought.length,
    wins: won.length,
    knockouts: isCombat(player.sport) ? won.filter(({ bout }) => isKnockout(bout)).length : null,
    lastDay,
  }
}
