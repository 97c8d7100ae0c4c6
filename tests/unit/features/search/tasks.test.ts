import { beforeAll, describe, expect, it } from 'vitest'
import { needs } from '@/content/needs.ts'
import { prepareFinder, type EntryFinder } from '@/features/search/find-entries.ts'
import type { SearchEntry } from '@/features/search/search-entry.ts'
import { searchEntries } from '@/build/content/search-entries.ts'

let entries: readonly SearchEntry[]
let finder: EntryFinder

beforeAll(async () => {
  entries = await searchEntries()
  finder = prepareFinder(entries)
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
  ['chat', 'whatsapp', '/contact'],
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
    const found = finder.find(query).groups.flatMap(({ hits }) => hits.map(({ path }) => path))
    expect(found.slice(0, 3).filter((path) => answers.includes(path))).not.toEqual([])
  })

  it('lists no page as an answer that is not in the index', () => {
    const paths = new Set(entries.map(({ path }) => path))
    expect(needs.flatMap((need) => need.paths).filter((path) => !paths.has(path))).toEqual([])
  })
})
