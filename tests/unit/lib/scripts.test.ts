/** What the keyboard of each script sends, and what it means. A finding about a character is a row of these tables. */
import { describe, expect, it } from 'vitest'
import { searchEntries } from '@/build/content/search-entries.ts'
import { players } from '@/content/players/players.ts'
import { readPlan } from '@/features/plan/plan.ts'
import { findPlayers } from '@/features/players/all-players.tsx'
import { prepareFinder } from '@/features/search/find-entries.ts'
import { readCode } from '@/features/watch/access-code.ts'
import { cleanEmail, isEmail, lacksDot } from '@/lib/email.ts'
import { foldText } from '@/lib/name-search/fold.ts'
import { cleanDigits, cleanLine, cleanText } from '@/lib/typed-text.ts'
import { westernDigits } from '@/lib/western-digits.ts'

const scripts = `
  ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९ ০১২৩৪৫৬৭৮৯ ੦੧੨੩੪੫੬੭੮੯ ૦૧૨૩૪૫૬૭૮૯ ୦୧୨୩୪୫୬୭୮୯ ௦௧௨௩௪௫௬௭௮௯ ౦౧౨౩౪౫౬౭౮౯
  ೦೧೨೩೪೫೬೭೮೯ ൦൧൨൩൪൫൬൭൮൯ ෦෧෨෩෪෫෬෭෮෯ ๐๑๒๓๔๕๖๗๘๙ ၀၁၂၃၄၅၆၇၈၉ ០១២៣៤៥៦៧៨៩ ߀߁߂߃߄߅߆߇߈߉ ０１２３４５６７８９ 𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗 𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿`

describe('digits', () => {
  it.each(scripts.trim().split(/\s+/))(
    'are read in codes, phones, addresses, plans and searches: %s',
    (digits) => {
      const write = (text: string) => text.replace(/\d/g, (digit) => Array.from(digits)[Number(digit)] ?? '')
      expect(readCode(write('k01-234'))).toEqual({ code: 'K01234', isCertain: true })
      expect(readCode(write('رمز المشاهدة: 56e789\nشاهد الآن'))).toEqual({ code: '56E789', isCertain: true })
      expect(cleanDigits(write('\u2066+971 50 123 4568\u2069'))).toBe('+971 50 123 4568')
      expect(cleanEmail(write('ali0123456789@example.com'))).toBe('ali0123456789@example.com')
      expect(foldText(write('ليلة 3 من 12'))).toBe('ليله 3 من 12')
      const plan = { date: '2027-03-05', days: 8, bouts: 12 }
      expect(readPlan({ date: write(plan.date), days: write('8'), bouts: write(' 12') })).toMatchObject(plan)
    },
  )

  it('have their value in every script of Unicode', () => {
    const codes = Array.from({ length: 0x110000 }, (_, code) => code)
    const digits = codes.map((code) => String.fromCodePoint(code)).filter((each) => /\p{Nd}/u.test(each))
    expect(digits.length).toBeGreaterThan(600)
    expect(westernDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
  })
})

it.each([
  ['Arabic', 'أ إ آ ٱ ؤ ئ ى ة', 'ا ا ا ا و ي ي ه'],
  ['Persian and Dari', 'پ چ ژ ک گ ی ۀ', 'ب ج ز ك ك ي ه'],
  ['Urdu', 'ٹ ڈ ڑ ں ہ ھ ۂ ۃ ے ۓ', 'ت د ر ن ه ه ه ه ي ي'],
  ['Pashto', 'ټ ځ څ ډ ړ ږ ښ ګ ڼ ې ۍ', 'ت ز س د ر ز ش ك ن ي ي'],
  ['Kurdish', 'ڕ ڤ ڵ ۆ ە ێ', 'ر ف ل و ه ي'],
  ['Sindhi', 'ٻ ڀ ٺ ٽ ٿ ڄ ڃ ڇ ڌ ڊ ڏ ڍ ڙ ڦ ڪ ڳ ڱ ڻ', 'ب ب ت ت ت ج ج ج د د د د ر ف ك ك ك ن'],
  ['Uyghur', 'ڭ ۇ ۈ ۋ ې', 'ك و و و ي'],
  ['presentation forms', 'ﮎ ﮔ ﮧ ﮯ ﻼ ﷲ', 'ك ك ه ي لا الله'],
  ['Latin', 'ß æ ø œ ð đ þ ł ı é Ç', 'ss ae o oe d d th l i e c'],
  ['case and signs', 'KHALID José Al-Qadi,(Sa’id) Ka`bi 🥊', 'khalid jose al qadi said kabi'],
  ['vowels, a tatweel, a full stop', 'خَالِدٌ خـــالد المَنْصُورِيّ فہد۔', 'خالد خالد المنصوري فهد'],
  ['invisible marks', '\u200fخالد\u200e \ufeffkha\u2060lid\u061c', 'خالد khalid'],
])('letters › fold to plain ones: %s', (_script, typed, plain) => {
  expect(foldText(typed)).toBe(plain)
})

describe('names', async () => {
  const finder = prepareFinder(await searchEntries())
  const pathsOf = (query: string) =>
    finder.find(query).groups.flatMap(({ hits }) => hits.map(({ path }) => path))
  const idsOf = (query: string) => findPlayers(undefined, query).map(({ id }) => id)

  it.each([
    ['Dari', 'ه ي ك ة', 'ه ی ک ۀ'],
    ['Urdu', 'ه ي ى ك ة ت د ر ن', 'ہ ی ے ک ۃ ٹ ڈ ڑ ں'],
    ['Urdu, with the other heh', 'ه ي ك ة', 'ھ ی ک ہ'],
    ['Pashto', 'ي ى ك ة ت د ر ز ن ش', 'ې ۍ ک ه ټ ډ ړ ځ ڼ ښ'],
  ])('find the same people when typed on the keyboard of %s', (_script, plain, typed) => {
    const keys = Object.fromEntries(plain.split(' ').map((key, index) => [key, typed.split(' ')[index]]))
    const people = players.filter(({ name }) => {
      const query = name.ar.replace(/./g, (letter) => keys[letter] ?? letter)
      expect([idsOf(query), pathsOf(query)], query).toEqual([idsOf(name.ar), pathsOf(name.ar)])
      return query !== name.ar
    })
    expect(people.length).toBeGreaterThan(30)
  })

  it.each([
    ['شاہین', 'شاهين'],
    ['ابراہیم', 'إبراهيم'],
    ['ځدراڼ', 'زدران'],
    ['صاحبزادہ', 'صاحب زاده'],
    ['القاہرۃ', 'القاهرة'],
  ])('find in the search as %s what they find as %s', (typed, plain) => {
    expect(pathsOf(plain)).not.toEqual([])
    expect(pathsOf(typed)).toEqual(pathsOf(plain))
  })

  it('find Gurbaz with any gaf, and Khalid apart from Khalil', () => {
    const of = (queries: string[], path: string) => queries.map((query) => pathsOf(query).includes(path))
    expect(of(['گرباز', 'ګرباز', 'ڳرباز'], '/live-scores?match=final&innings=2')).toEqual([true, true, true])
    expect(of(['خالد', 'خلیل', 'خلېل'], '/player/khalid-al-mansoori')).toEqual([true, false, false])
  })
})

describe('marks', () => {
  const around = '\u200b|\u200f|\ufeff|\u00a0|\u202d…\u202c|\u2066…\u2069| \u061c\u200c…\u200d\n'.split('|')

  it.each([
    ['ali@example.com', cleanEmail],
    ['+971 50 123 4567', cleanDigits],
    ['علي الحسن', cleanLine],
    ['مرحبًا\nبكم', cleanText],
  ])('vanish around a text: %s', (text, clean) => {
    for (const marks of around) {
      const [before = '', after = before] = marks.split('…')
      expect(clean(before + text + after), marks).toBe(text)
      expect(clean(before + after), marks).toBe('')
    }
    expect(clean('\u3164')).toBe('')
  })

  it('stay where they join letters or order figures', () => {
    const joined = ['می\u200cخواهم', '👩\u200d💻 ❤\ufe0f']
    expect(joined.map(cleanLine)).toEqual(joined)
    expect(['علي\u200f الحسن', 'Al\u200bi'].map(cleanLine)).toEqual(['علي الحسن', 'Ali'])
    expect(cleanText('النتيجة \u20664–3\u2069 الليلة\u200f')).toBe('النتيجة \u20664–3\u2069 الليلة')
  })

  it('take little time in texts of any length', () => {
    const before = performance.now()
    cleanText(`a${' '.repeat(200_000)}b`)
    isEmail(`${'a'.repeat(50_000)}@${'a-'.repeat(50_000)}!`)
    isEmail(`${'. '.repeat(100_000)}a<${' '.repeat(100_000)}<${'.'.repeat(100_000)}a`)
    expect(performance.now() - before).toBeLessThan(500)
  })
})

describe('addresses', () => {
  it.each([
    ['the second space of a keyboard', 'ali@example.com. |ali@example.com۔ |ali@example.com। '],
    ['punctuation', 'ali@example.com,|ali@example.com;|ali@example.com،|ali@example.com؛ '],
    ['quotes', `"ali@example.com"|'ali@example.com'|«ali@example.com»|(ali@example.com).`],
    ['a name', 'Ali Hassan <ali@example.com>|علي <ali@example.com>;|"Hassan, Ali" <ali@example.com>'],
    ['the address as the name', "ali@example.com <ali@example.com>|'ali@example.com' < ali@example.com >"],
    ['a scheme', 'mailto:ali@example.com|MAILTO:ali@example.com?subject=Gold|<mailto:ali@example.com>'],
    ['invisible marks', '\u202dali@example.com\u202c|a\u200bli@exa\u00admple.com'],
  ])('are read without the surrounding text: %s', (_what, typed) => {
    expect(new Set(typed.split('|').map(cleanEmail))).toEqual(new Set(['ali@example.com']))
  })

  it('pass as for type=email, and in every script', () => {
    const valid =
      "a@b l.h+sporte@mail.example.co.uk o'neil@example.com علي٢@example.com ali@مثال.إختبار".split(' ')
    const signs = "!#$%&'*+/=?^_`{|}~-.@b-c.example"
    expect([...valid, signs].map(cleanEmail)).toEqual([...valid, signs])
    expect([...valid, signs].filter((text) => !isEmail(text))).toEqual([])
    expect([...valid, 'l.h@local.', 'l.h', ''].filter(lacksDot)).toEqual(['a@b', 'l.h@local.'])
  })

  it('fail with a gap, or if several are possible', () => {
    const gaps = '|layla|layla@|@example.com|l@@example.com|l h@example.com|l@example..com|Ali <ali>'
    const several = 'Ali <a@b.com>, Sara <c@b.com>|a@b.com <c@b.com>|a@b.com, c@b.com|a@b.com\nBcc: c@b.com'
    expect(`${gaps}|${several}`.split('|').filter(isEmail)).toEqual([])
  })
})
