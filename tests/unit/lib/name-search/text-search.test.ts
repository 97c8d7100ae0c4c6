import { describe, expect, it } from 'vitest'
import { indexTexts } from '@/lib/name-search/text-search.ts'
import { markHits, matches, searchWords } from '@/lib/name-search/word-hits.ts'

const people = Object.entries({
  khalid: 'Khalid Al Mansoori|خالد المنصوري|The Falcon|الصقر|Burj Fight Club|نادي برج للقتال',
  omar: 'Omar Haddad|عمر حداد|Desert Storm|عاصفة الصحراء|Amman Boxing|ملاكمة عمّان',
  rafael: 'Rafael Moura|رافاييل مورا|Anaconda|الأناكوندا|Rio Grappling|ريو للمصارعة',
  bilal: 'Bilal Sherazi|بلال شيرازي|The Finisher|الحاسم',
  yasmin: 'Yasmin Rahal|ياسمين رحّال|Atlas|أطلس',
  muhammad: 'Muhammad Qasim|محمد قاسم',
  mahmoud: 'Mahmoud Saeed|محمود سعيد',
  youssef: 'Youssef Khoury|يوسف خوري',
  abdulrahman: 'Abdulrahman Al Dhaheri|عبد الرحمن الظاهري',
  fatima: 'Fatima Ramadan|فاطمة رمضان',
  tariq: 'Tariq Boulos|طارق بولس',
  ziad: 'Ziad Ghanem|زياد غانم',
  walid: 'Walid Benali|وليد بن علي',
  hassan: 'Hassan Jaber|حسن جابر',
  hussein: 'Hussein Othman|حسين عثمان',
  danny: 'Danny Cole|داني كول',
}).map(([id, texts]) => ({ id, texts: texts.split('|') }))

const index = indexTexts(people, ({ texts }) => texts)
const found = (query: string) => index.find(query).map(({ id }) => id)

it.each([
  ['khalid', 'khalid|KHALID|Khaled|Halid|Khaleed|Kalid|5aled|خالد|خَالِد|خـالد|khal|khalee'],
  [
    'khalid',
    'Mansoori|Mansouri|Mansury|Mansuri|Al-Mansoori|El Mansouri|almansoori|Elmansoury|mansou|Mansour',
  ],
  ['khalid', 'المنصوري|منصوري|المنصورى|منصور|khaled mansouri|mansouri khaled|خالد mansouri'],
  ['khalid', 'falcon|صقر|burj fight|نادى برج'],
  ['omar', 'omar|Umar|Omer|عمر|Hadad|Haddad|حدّاد|Haddâd|عمان|عمّان'],
  ['rafael', 'rafael|Rafaël|Raphael|Rafail|رافائيل|رفائيل|رافاييل|Mora|moura|مورا'],
  ['bilal', 'Belal|Billal|bilaal|بلال|Shirazi|Sheerazi|شيرازى|شيرازي'],
  ['yasmin', 'Yasmine|Yasmeen|ياسمين|Rahhal|رحال|Atlas|اطلس'],
  [
    'muhammad',
    'Mohammed|Mohamed|Mohammad|Muhamed|Mohamad|Mohd|Mo7ammed|محمد|مُحَمَّد|moham|muham|Kasim|Qassem|Gasim|قاسم',
  ],
  ['mahmoud', "Mahmud|Mahmood|محمود|Said|Saeed|Saied|Sa'id|سعيد"],
  ['youssef', 'Yusuf|Yousef|Yousif|Yusef|يوسف|Khouri|Koury|Khuri|Khoori|خورى'],
  [
    'abdulrahman',
    'Abdulrahman|Abdul Rahman|Abdel Rahman|Abdelrahman|Abd al-Rahman|Abdurrahman|Abdurahman|عبدالرحمن|عبد الرحمن|Daheri|Zaheri|Dhahiri|الظاهري|ظاهري|Rahman',
  ],
  ['fatima', 'Fatimah|Fatma|Faatima|فاطمه|فاطمة|Ramadhan|Ramazan|Ramadaan|رمضان'],
  ['tariq', 'Tarek|Tareq|Tarik|Tarig|طارق|Bulos|Boolos|بولس'],
  ['ziad', 'Zeyad|Ziyad|زياد|Ghanim|Ganem|غانم'],
  ['walid', 'Waleed|Oualid|Walled|وليد|Ben Ali|benali|بن على'],
  ['hassan', 'Hasan|حسن|Jabir|Gaber|جابر'],
  ['hussein', 'Hussain|Husain|Hosein|Houssein|حسين|Uthman|Osman|عثمان'],
  ['danny', 'Dani|Dany|Daniy|داني|دانى|Kole|كول'],
])('name search across spellings › finds %s by every spelling', (id, spellings) => {
  const missing = spellings.split('|').filter((spelling) => !found(spelling).includes(id))
  expect(missing).toEqual([])
})

it.each([
  ['omar', 'Amir|امير|Samir|Khalid Haddad'],
  ['mahmoud', 'Mohammed|محمد|Saad'],
  ['muhammad', 'محمود|Ahmad|Hamid'],
  ['hussein', 'Hassan|حسن'],
  ['hassan', 'حسين|Ziad'],
  ['bilal', 'Ali|Jalal'],
  ['ziad', 'Zayn'],
  ['danny', 'Diana'],
  ['khalid', 'Khalil|خليل|Cole|xyz|Khalid Haddad'],
  ['walid', 'Walter'],
  ['yasmin', 'Rahim|Raheel'],
  ['rafael', 'Mario'],
])('name search › does not find %s by %s', (id, names) => {
  expect(names.split('|').filter((name) => found(name).includes(id))).toEqual([])
})

describe('name search ranking', () => {
  const namesake = indexTexts(['Khaled Amin', 'Omar Alkhalid', 'Sara Nkhalid', 'Amin Khalid'], (name) => [
    name,
  ])

  it('keeps the order of the list for an empty query', () => {
    expect(index.find('  ')).toBe(people)
  })
  it('ranks a prefix first, then a word with an article, then a similar sound', () => {
    expect(namesake.find('khalid')).toEqual(['Amin Khalid', 'Omar Alkhalid', 'Khaled Amin'])
  })
  it('matches inside a word only if no word begins with the query', () => {
    expect(indexTexts(['Amman', 'MMA'], (name) => [name]).find('mma')).toEqual(['MMA'])
    expect(namesake.find('nkhal')).toEqual(['Sara Nkhalid'])
  })
  it('requires all parts of one word as written', () => {
    expect(found('aco')).toEqual(['rafael'])
  })
  it('ignores punctuation and signs', () => {
    expect(found('khalid (the falcon)')).toEqual(['khalid'])
    expect(index.find('!?')).toBe(people)
  })
  it('finds a name that is stored in one script only', () => {
    const one = indexTexts(['Omar Haddad', 'سمير غانم'], (name) => [name])
    expect(one.find('عمر')).toEqual(['Omar Haddad'])
    expect(one.find('Samir')).toEqual(['سمير غانم'])
    expect(one.find('خالد')).toEqual([])
  })
})

describe('searchWords', () => {
  it('returns each word once, whatever separates them', () => {
    expect(searchWords('  code, CODE… expired?')).toEqual(['code', 'expired'])
    expect(searchWords(' ?! ')).toEqual([])
  })

  it('removes the Arabic article, but not the first letters of a short word', () => {
    expect(searchWords('الرمز')).toEqual(['رمز'])
    expect(searchWords('الف')).toEqual(['الف'])
  })
})

describe('matches', () => {
  it('requires every word, in any of the texts', () => {
    const texts = ['My code has expired', 'Generate a new one in the app.']

    expect(matches(texts, searchWords('code app'))).toBe(true)
    expect(matches(texts, searchWords('code refund'))).toBe(false)
    expect(matches(texts, [])).toBe(true)
  })

  it('matches prefixes, also after attached Arabic particles', () => {
    expect(matches(['The club is in Amman'], searchWords('mma'))).toBe(false)
    expect(matches(['أدخل بالرمز وللرمز'], searchWords('الرمز'))).toBe(true)
    expect(matches(['مرمز'], searchWords('رمز'))).toBe(false)
  })
})

describe('markHits', () => {
  it('splits out the hits and loses no text', () => {
    const pieces = markHits('A code, a Code', ['code'])

    expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['code', 'Code'])
    expect(pieces.map(({ text }) => text).join('')).toBe('A code, a Code')
  })

  it('marks inside a word only if none begins with the query', () => {
    const hits = (text: string) => markHits(text, ['ring']).flatMap(({ text, isHit }) => (isHit ? text : []))
    expect(markHits('During ring', ['ring'])[0]).toEqual({ text: 'During ', isHit: false })
    expect(hits('During')).toEqual(['ring'])
  })

  it('keeps vowel marks with their letters', () => {
    const pieces = markHits('رمزًا جديدًا', ['رمز'])

    expect(pieces).toEqual([
      { text: 'رمزً', isHit: true },
      { text: 'ا جديدًا', isHit: false },
    ])
  })
})
