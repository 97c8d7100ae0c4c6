import { describe, expect, it } from 'vitest'
import { prepareFinder } from '@/features/search/find-entries.ts'
import { searchPhrases } from '@/content/search-phrases.ts'
import type { SearchEntry } from '@/features/search/search-entry.ts'
import { cricketers } from '@/content/matches/cricketers.ts'
import { searchEntries } from '@/build/content/search-entries.ts'

const entries = await searchEntries()
const finder = prepareFinder(entries)

const pathsOf = (query: string) =>
  finder.find(query).groups.flatMap(({ hits }) => hits.map(({ path }) => path))
const firstOf = (query: string) => pathsOf(query)[0]

describe('site search', () => {
  it.each([
    ['a name', 'Khalid Al Mansoori', '/player/khalid-al-mansoori'],
    ['a nickname', 'the falcon', '/player/khalid-al-mansoori'],
    ['a team', 'nile united', '/team/nile-united'],
    ['an event in Arabic', 'معركة البرج', '/event/battle-of-the-burj'],
    ['a match of the series', 'pakistan v afghanistan', '/live-scores?match=final'],
    ['a match by its number', 'match 2', '/live-scores?match=2'],
    ['a page in Arabic, without hamza and marks', 'النتائج المباشره', '/live-scores'],
    ['a section', 'packages', '/#packages'],
    ['a service', 'live production', '/service/production-broadcasting'],
    ['an article', 'southpaw', '/blog/reading-a-southpaw'],
    ['a question in Arabic', 'أين أجد رمزي', '/help#find-code'],
    ['whom one follows, in Arabic', 'من تتابعهم', '/players?tab=following'],
  ])('finds %s first: %s', (_what, query, path) => {
    expect(firstOf(query)).toBe(path)
  })

  it('ranks exact titles first, then beginnings, words and mentions', () => {
    const made = (title: string, words = ''): SearchEntry => ({
      kind: 'page',
      path: `/${title.replaceAll(' ', '-')}`,
      title: { en: title, ar: 'صفحة' },
      hint: { en: '', ar: '' },
      words: { en: words, ar: '' },
      icon: 'document',
    })
    const small = prepareFinder([
      made('Nothing', 'about the ring'),
      made('During the day'),
      made('The ring'),
      made('Ringside'),
      made('Ring'),
    ])
    const [group] = small.find('ring').groups
    expect(group?.hits.map(({ title }) => title.en)).toEqual(['Ring', 'Ringside', 'The ring', 'Nothing'])
    expect(small.find('uring').groups[0]?.hits.map(({ title }) => title.en)).toEqual(['During the day'])
  })

  it('returns partial matches if no page has all words: rare words first, names also by sound', () => {
    const query = 'refund for the mansouri fight'
    expect(finder.find(query).isPartial).toBe(true)
    expect(pathsOf(query)).toEqual(
      expect.arrayContaining(['/player/khalid-al-mansoori', '/terms-conditions-app#refunds']),
    )
    expect(pathsOf('zzqx refund')[0]).toBe('/terms-conditions-app#refunds')
    expect(finder.find('battle of the burj').isPartial).toBe(false)
    expect(finder.find('zzqx of').count).toBe(0)
  })

  it('finds every cricketer on a scorecard, in both scripts', () => {
    const lost = Object.values(cricketers).flatMap(({ en, ar }) =>
      [en, ar].filter((name) => !firstOf(name)?.startsWith('/live-scores?match=')),
    )
    expect(lost).toEqual([])
  })

  it('lists a person before the person’s matches', () => {
    const { groups, count } = finder.find('omar haddad')
    expect(groups[0]?.kind).toBe('player')
    expect(groups.find(({ kind }) => kind === 'match')?.hits.length).toBeGreaterThan(1)
    expect(count).toBe(groups.reduce((sum, { hits, more }) => sum + hits.length + more, 0))
  })

  it('limits results per kind and returns the total', () => {
    const players = finder.find('a').groups.find(({ kind }) => kind === 'player')
    expect(players?.hits).toHaveLength(6)
    expect(players?.more).toBeGreaterThan(5)
  })

  it('never reveals the result of a match or event', () => {
    const telling =
      /\b(?:won|beat|lost|winner|champion|knockout|ko|tko|submission|decision)\b|\d+\/\d+|\d[–-]\d|فاز|هزم|خسر|بطل|قاضية/iu
    const told = entries
      .filter(({ kind, path }) => kind === 'match' || kind === 'event' || path.startsWith('/live-scores?'))
      .flatMap(({ path, title, hint }) => [title, hint].map((text) => `${path} ${text.en} ${text.ar}`))
    expect(told.filter((line) => telling.test(line.replace(/^\S+/, '')))).toEqual([])
  })
})

/** What people with a task type, and the pages that answer it. */
const tasks: readonly (readonly [task: string, query: string, ...answers: string[]])[] = [
  ['sell pay-per-view', 'ppv', '/#package-gold', '/terms-conditions-app#payments'],
  ['film a boxing night', 'boxing package', '/#packages', '/#package-gold'],
  ['both at once', 'boxing pay-per-view package', '/#packages', '/#package-gold'],
  ['know the costs', 'price', '/#packages', '/terms#payments'],
  ['buy a ticket', 'tickets', '/events', '/help#early-bird'],
  ['get a refund', 'refund my ticket', '/terms-conditions-app#refunds'],
  ['write about a fight', 'press', '/contact#press'],
  ['find pictures for an article', 'media kit', '/contact#press', '/gallery'],
  ['become a sponsor', 'how to become a sponsor', '/partnerships', '/contact#partnerships'],
  ['plan an event', 'plan my tournament', '/plan'],
  ['clear the device', 'delete my data', '/your-data', '/privacy#rights'],
  ['find the best batter', 'top scorer', '/live-scores', '/live-scores?match=final'],
  ['follow the man of the final', 'nawaz', '/live-scores?match=final'],
  ['chat', 'live chat', '/contact', '/help'],
  ['call', 'phone', '/contact'],
  ['find a job', 'careers', '/contact'],
  ['watch this evening', 'watch tonight', '/watch', '/events'],
  ['watch this evening, in Arabic', 'مشاهدة مباراة الليلة', '/watch', '/events'],
  ['know the start', 'متى تبدأ', '/help#start-times', '/events'],
  ['be reminded', 'تذكير', '/help#calendar'],
  ['see what is on', 'مواعيد اليوم', '/events', '/live-scores?view=fixtures'],
  ['clear the device, in Arabic', 'حذف بياناتي', '/your-data'],
  ['know the costs, in Arabic', 'كم سعر الباقة', '/#packages'],
  ['call, in Arabic', 'رقم الهاتف', '/contact'],
  ['chat, in Arabic', 'واتساب', '/contact'],
  ['find a job, in Arabic', 'وظائف', '/contact'],
  ['get a refund, in Arabic', 'استرداد ثمن التذكرة', '/terms-conditions-app#refunds'],
  ['write about a fight, in Arabic', 'للصحافة', '/contact#press'],
  ['follow a bowler, in Arabic', 'شاهين', '/live-scores?match=final&tab=bowling&innings=2'],
]

describe('searches of people with a task', () => {
  it.each(tasks)('answer "%s" within three results for "%s"', (_task, query, ...answers) => {
    expect(
      pathsOf(query)
        .slice(0, 3)
        .filter((path) => answers.includes(path)),
    ).not.toEqual([])
  })

  it('lists no page as an answer that is not in the index', () => {
    const paths = new Set(entries.map(({ path }) => path))
    expect(searchPhrases.flatMap((row) => row.paths).filter((path) => !paths.has(path))).toEqual([])
  })
})
