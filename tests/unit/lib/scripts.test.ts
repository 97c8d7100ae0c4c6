/** What the keyboard of each script sends, and what it means. A finding about a character is a row of these tables. */
import { describe, expect, it } from 'vitest'
import { searchEntries } from '@/build/content/search-entries.ts'
import { players } from '@/content/players/players.ts'
import { readPlan } from '@/features/plan/plan.ts'
import { findPlayers } from '@/features/players/roster.ts'
import { prepareFinder } from '@/features/search/find-entries.ts'
import { readCode } from '@/features/watch/access-code.ts'
import { cleanEmail, isEmail } from '@/lib/email.ts'
import { foldText } from '@/lib/name-search/fold.ts'
import { cleanDigits } from '@/lib/typed-text.ts'
import { westernDigits } from '@/lib/western-digits.ts'

describe('digits', () => {
  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian, Urdu and Pashto', '۰۱۲۳۴۵۶۷۸۹'],
    ['Hindi, Marathi and Nepali', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Punjabi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
    ['Sinhala', '෦෧෨෩෪෫෬෭෮෯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
    ['Khmer', '០១២៣៤៥៦៧៨៩'],
    ['N’Ko', '߀߁߂߃߄߅߆߇߈߉'],
    ['full width', '０１２３４５６７８９'],
    ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['monospace', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ])('are read in codes, phones, addresses, plans and searches: %s', (_script, typed) => {
    const write = (text: string) => text.replace(/\d/g, (digit) => Array.from(typed)[Number(digit)] ?? '')
    expect(readCode(write('k01-234'))).toEqual({ code: 'K01234', isCertain: true })
    expect(readCode(write('رمز المشاهدة: 56e789\nشاهد الآن'))).toEqual({ code: '56E789', isCertain: true })
    expect(cleanDigits(write('\u2066+971 50 123 4568\u2069'))).toBe('+971 50 123 4568')
    expect(cleanEmail(write('ali0123456789@example.com'))).toBe('ali0123456789@example.com')
    expect(foldText(write('ليلة 3 من 12'))).toBe('ليله 3 من 12')
    expect(readPlan({ date: write('2027-03-05'), days: write('8'), bouts: write(' 12') })).toMatchObject({
      date: '2027-03-05',
      days: 8,
      bouts: 12,
    })
  })

  it('have their value in every script of Unicode', () => {
    const codes = Array.from({ length: 0x110000 }, (_, code) => code)
    const digits = codes.map((code) => String.fromCodePoint(code)).filter((each) => /\p{Nd}/u.test(each))
    expect(digits.length).toBeGreaterThan(600)
    expect(westernDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
  })
})

describe('letters', () => {
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
    ['the full stop of Urdu', 'فہد۔', 'فهد'],
  ])('fold to plain ones: %s', (_script, typed, plain) => {
    expect(foldText(typed)).toBe(plain)
  })
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
    ['لاہور', 'لاهور'],
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

describe('addresses', () => {
  it.each([
    ['the second space of a keyboard', ['ali@example.com. ', 'ali@example.com۔ ', 'ali@example.com। ']],
    ['punctuation', ['ali@example.com,', 'ali@example.com;', 'ali@example.com،', 'ali@example.com؛ ']],
    ['quotes', ['"ali@example.com"', "'ali@example.com'", '«ali@example.com»', '(ali@example.com).']],
    [
      'a name',
      ['Ali Hassan <ali@example.com>', 'علي حسن <ali@example.com>;', '"Hassan, Ali" <ali@example.com>'],
    ],
    [
      'the address as the name',
      ['ali@example.com <ali@example.com>', "'ali@example.com' < ali@example.com >"],
    ],
    [
      'a scheme',
      ['mailto:ali@example.com', 'MAILTO:ali@example.com?subject=Tickets', '<mailto:ali@example.com>'],
    ],
    ['invisible marks', ['\u202dali@example.com\u202c', 'a\u200bli@exa\u00admple.com']],
  ])('are read without what comes with them: %s', (_what, typed) => {
    expect(typed.map(cleanEmail)).toEqual(typed.map(() => 'ali@example.com'))
  })

  it.each([
    'Ali <ali@example.com>, Sara <sara@example.com>',
    'ali@example.com <sara@example.com>',
    'Ali <ali>',
  ])('fail if they leave open which one is meant: %s', (typed) => {
    expect(isEmail(typed)).toBe(false)
  })

  it('keep digits between foreign letters, and valid punctuation', () => {
    const own = ['علي٢@example.com', "!o'neil.-@b-c.example", 'a?b=c@example.com']
    expect(own.map(cleanEmail)).toEqual(own)
  })
})
