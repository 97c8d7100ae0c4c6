import type { Localized } from './localized.ts'
import type { PlayerId } from './player-ids.ts'

type Fighter = {
  name: Localized
  /** Wins, losses, draws. */
  record: string
  /** The fighter's page in the demo area, when there is one. */
  player?: PlayerId
}

export type BattleBout = { id: string; weight: BattleWeight; red: Fighter; blue: Fighter; rounds: 3 | 5 }

type BattleWeight = 'lightweight' | 'flyweight' | 'welterweight' | 'featherweight' | 'bantamweight'

/** The main card of Battle of the Burj, the main event first. Invented people: nobody here is real. */
export const battleCard: readonly BattleBout[] = [
  {
    id: 'main',
    weight: 'lightweight',
    rounds: 5,
    red: {
      name: { en: 'Khalid Al Mansoori', ar: 'خالد المنصوري' },
      record: '18–2–0',
      player: 'khalid-al-mansoori',
    },
    blue: { name: { en: 'Rafael Moura', ar: 'رافاييل مورا' }, record: '21–5–0', player: 'rafael-moura' },
  },
  {
    id: 'co-main',
    weight: 'flyweight',
    rounds: 3,
    red: { name: { en: 'Yasmin Rahal', ar: 'ياسمين رحّال' }, record: '12–1–0', player: 'yasmin-rahal' },
    blue: { name: { en: 'Grace Delos Reyes', ar: 'غريس ديلوس رييس' }, record: '9–2–0' },
  },
  {
    id: 'welterweight',
    weight: 'welterweight',
    rounds: 3,
    red: { name: { en: 'Ziad Khoury', ar: 'زياد خوري' }, record: '11–3–1' },
    blue: { name: { en: 'Arjun Rathore', ar: 'أرجون راثور' }, record: '14–4–0' },
  },
  {
    id: 'featherweight',
    weight: 'featherweight',
    rounds: 3,
    red: { name: { en: 'Fahad Al Otaibi', ar: 'فهد العتيبي' }, record: '7–0–0' },
    blue: { name: { en: 'Hassan Amin', ar: 'حسن أمين' }, record: '10–5–0' },
  },
  {
    id: 'bantamweight',
    weight: 'bantamweight',
    rounds: 3,
    red: { name: { en: 'Karim Zadran', ar: 'كريم زدران' }, record: '8–2–0' },
    blue: { name: { en: 'Saad Mirza', ar: 'سعد ميرزا' }, record: '6–1–0' },
  },
]

/** When the night happens, as hours and minutes UTC; the venue is at UTC+4. */
export const battleHours = {
  doors: { hours: 14, minutes: 0 },
  firstBout: { hours: 16, minutes: 0 },
  mainEvent: { hours: 18, minutes: 30 },
} as const

/** Between two corners. */
export const versus: Localized = { en: 'v', ar: '×' }
