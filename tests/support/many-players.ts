import type { Sport } from '@/content/sports.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'
import { teams } from '@/content/teams/teams.ts'

const firsts = [
  ['Khalid', 'خالد'],
  ['Omar', 'عمر'],
  ['Muhammad', 'محمد'],
  ['Mahmoud', 'محمود'],
  ['Youssef', 'يوسف'],
  ['Abdulrahman', 'عبد الرحمن'],
  ['Fatima', 'فاطمة'],
  ['Yasmin', 'ياسمين'],
  ['Tariq', 'طارق'],
  ['Ziad', 'زياد'],
  ['Hassan', 'حسن'],
  ['Hussein', 'حسين'],
  ['Rafael', 'رافاييل'],
  ['Danny', 'داني'],
  ['Bilal', 'بلال'],
  ['Mina', 'مينا'],
  ['Layla', 'ليلى'],
  ['Nasser', 'ناصر'],
  ['Ibrahim', 'إبراهيم'],
  ['Saeed', 'سعيد'],
] as const

const lasts = [
  ['Al Mansoori', 'المنصوري'],
  ['Haddad', 'حداد'],
  ['Maciel', 'ماسيل'],
  ['Sherazi', 'شيرازي'],
  ['Rahal', 'رحّال'],
  ['Khoury', 'خوري'],
  ['Al Dhaheri', 'الظاهري'],
  ['Ramadan', 'رمضان'],
  ['Boulos', 'بولس'],
  ['Ghanem', 'غانم'],
] as const

const nicknames = [
  ['The Falcon', 'الصقر'],
  ['Desert Storm', 'عاصفة الصحراء'],
  ['Anaconda', 'الأناكوندا'],
  ['The Finisher', 'الحاسم'],
  ['Atlas', 'أطلس'],
] as const

type Generated = {
  name: { en: string; ar: string }
  nickname: { en: string; ar: string }
  sport: Sport
  team: TeamId
}

/** Generates distinct players. Each name ends with a number, so that folding cannot profit from repeated names. */
export function manyPlayers(count: number): Generated[] {
  return Array.from({ length: count }, (_, index) => {
    const [first, last, nickname, team] = [
      pick(firsts, index),
      pick(lasts, Math.floor(index / firsts.length)),
      pick(nicknames, index),
      pick(teams, index),
    ]
    return {
      name: { en: `${first[0]} ${last[0]} ${index}`, ar: `${first[1]} ${last[1]} ${index}` },
      nickname: { en: nickname[0], ar: nickname[1] },
      sport: team.sport,
      team: team.id,
    }
  })
}

function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}
