import { describe, expect, it } from 'vitest'
import { emailOf, EnquiryLog, type NoticeRecord, type WrittenEnquiry } from '../../chaos/enquiry-log.ts'
import type { StoredRow } from '../../chaos/parked-check.ts'
import { faultsOf, judgeSeed } from '../../chaos/verdict.ts'
import type { LeadBehaviour, LeadTry } from '../../sandbox/lead-inbox.ts'

const accept: LeadBehaviour = { kind: 'accept' }
const dropped: LeadBehaviour = { kind: 'drop-answer' }
const status = (code: number): LeadBehaviour => ({ kind: 'status', status: code })

function buildAttempt(id: number, behaviour = accept, at = 1, submissionId = `of ${id}`): LeadTry {
  const answered = !['reset', 'drop-answer'].includes(behaviour.kind)
  return { body: { email: emailOf(1, id), submissionId }, at, behaviour, answered }
}

/** A log with one enquiry per argument, each with these notices. */
function buildLog(...told: readonly (readonly NoticeRecord[])[]): EnquiryLog {
  const log = new EnquiryLog()
  for (const notices of told) log.newEnquiry('Newsletter', 0).notices.push(...notices)
  return log
}

/** A log with one enquiry that has these changes. */
function createLogWith(changes: Partial<WrittenEnquiry>): EnquiryLog {
  const log = new EnquiryLog()
  Object.assign(log.newEnquiry('Newsletter', 0), changes)
  return log
}

function faults(log: EnquiryLog, tries: LeadTry[] = [], rows: StoredRow[] = []): string[] {
  const verdict = judgeSeed({ seconds: 1, log, tries, rows, poisoned: new Set([9]), broken: [] })
  return faultsOf(verdict).map((fault) => fault.split(':')[0] ?? '')
}

const parked: StoredRow = { id: 0, state: 'parked', because: 'refused', lastStatus: 422, told: true }

describe('judgeSeed', () => {
  it('finds nothing if everything was delivered, parked or left in its form', () => {
    expect(
      faults(buildLog(['sent'], ['saved'], ['interrupted']), [
        buildAttempt(0),
        buildAttempt(1),
        buildAttempt(2),
      ]),
    ).toEqual([])
    expect(faults(buildLog(['interrupted']), [], [parked])).toEqual([])
    expect(faults(buildLog(['failed']))).toEqual([])
    expect(faults(buildLog([]))).toEqual([])
  })

  it.each(['sent', 'saved', 'nothing', 'interrupted'] as const)('finds a loss after "%s"', (tell) => {
    expect(faults(buildLog(['failed', tell]))).toEqual(['lost'])
  })

  it('finds a loss if "failed" was shown and the form is empty', () => {
    expect(faults(createLogWith({ notices: ['failed'], areWordsGone: true }))).toEqual(['lost'])
  })

  it('excuses only an interrupted submission if the store could not be written', () => {
    expect(faults(createLogWith({ notices: ['interrupted'], isStorable: false }))).toEqual([])
    expect(faults(createLogWith({ notices: ['saved'], isStorable: false }))).toEqual(['lost'])
  })

  it.each(['queued', 'sending'])('finds an enquiry that is still %s', (state) => {
    expect(faults(buildLog(['saved']), [], [{ ...parked, state }])).toEqual(['stuck'])
  })

  it('finds two ids of one enquiry, whatever the receiver did', () => {
    expect(
      faults(buildLog(['sent']), [buildAttempt(0, status(503), 1, 'a'), buildAttempt(0, accept, 2, 'b')]),
    ).toEqual(['two ids'])
  })

  it('finds a repeat only if the first answer arrived', () => {
    const again = buildAttempt(0, accept, 20_000)
    expect(faults(buildLog(['saved']), [buildAttempt(0), again])).toEqual(['repeated'])
    expect(faults(buildLog(['saved']), [buildAttempt(0, dropped), again])).toEqual([])
    const log = buildLog(['saved'])
    log.troubles.push(500)
    expect(faults(log, [buildAttempt(0), again])).toEqual([])
  })

  it('counts the notices of later deliveries', () => {
    const log = buildLog(['saved'], ['sent'])
    log.hear({ kind: 'sent later', count: 2 })
    expect(faults(log, [buildAttempt(0), buildAttempt(1)])).toEqual(['reported wrongly'])
    for (const enquiry of log.enquiries) enquiry.wasCutOff = true
    expect(faults(log, [buildAttempt(0), buildAttempt(1)])).toEqual([])
  })
})

describe('EnquiryLog.interrupt', () => {
  function notices(changes: Partial<WrittenEnquiry>, tries: LeadTry[] = []): NoticeRecord[] {
    const log = createLogWith(changes)
    for (const enquiry of log.enquiries) log.interrupt(enquiry, tries, 1_000)
    return log.enquiries.flatMap((enquiry) => enquiry.notices)
  }

  it('records a submission once "Sending..." was shown or the receiver saw it', () => {
    expect(notices({ pressedAt: 990, shownAt: 995 })).toEqual(['interrupted'])
    expect(notices({}, [buildAttempt(0, status(503))])).toEqual(['interrupted'])
    expect(notices({ triesBefore: 1 }, [buildAttempt(0, status(503))])).toEqual([])
  })

  it('excuses only a press just before the end', () => {
    expect(notices({ pressedAt: 990 })).toEqual([])
    expect(notices({ pressedAt: 990, shownAt: 1_005 })).toEqual([])
    expect(notices({ pressedAt: 700 })).toEqual(['interrupted'])
  })
})

describe('EnquiryLog.judgeNotice', () => {
  function wrongly(said: NoticeRecord, ...tries: LeadTry[]): number {
    const log = buildLog([])
    for (const enquiry of log.enquiries) log.judgeNotice(enquiry, said, tries)
    return log.wrongNotices.length
  }

  it('accepts "sent" only for received enquiries', () => {
    expect(wrongly('sent', buildAttempt(0))).toBe(0)
    expect(wrongly('sent')).toBe(1)
    expect(wrongly('sent', buildAttempt(0, { kind: 'redirect', status: 302, to: '/' }))).toBe(1)
  })

  it('accepts "failed" only if the page could not know better', () => {
    expect(wrongly('failed', buildAttempt(0, dropped))).toBe(0)
    expect(wrongly('failed', buildAttempt(0, status(409)))).toBe(0)
    expect(wrongly('failed', buildAttempt(0))).toBe(1)
    expect(wrongly('failed', buildAttempt(0, dropped), buildAttempt(0, status(409)))).toBe(1)
  })

  it('rejects a missing notice', () => {
    expect(wrongly('nothing')).toBe(1)
  })
})

describe('EnquiryLog', () => {
  it('accepts "saved" only for stored or delivered enquiries', () => {
    const log = buildLog(['saved'], ['saved'], ['saved'])
    log.judgeSaved([{ ...parked, state: 'sending' }], [buildAttempt(1)])
    expect(log.wrongNotices).toEqual([
      'no. 2 (step 0, Newsletter): reported "saved", neither on disk nor delivered',
    ])
  })

  it('rejects unknown notices', () => {
    const log = buildLog(['saved'])
    log.hear({ kind: 'unexpected', title: 'Oh' })
    expect(faults(log, [buildAttempt(0)])).toEqual(['reported wrongly'])
  })

  it('finds parked entries without a notice', () => {
    const log = buildLog(['saved'])
    log.judgeParkedNotices([{ ...parked, told: false }])
    log.judgeParkedNotices([parked])
    expect(log.wrongNotices).toHaveLength(2)
    log.hear({ kind: 'parked', count: 1 })
    log.judgeParkedNotices([parked, { ...parked, id: 1, state: 'queued', told: false }])
    expect(log.wrongNotices).toHaveLength(2)
  })
})

describe('EnquiryLog.judgeParked', () => {
  const laters = (count: number) => Array.from({ length: count }, () => buildAttempt(0, status(503)))

  it.each<[string, Partial<StoredRow>, LeadTry[], number]>([
    ['a refusal', {}, [buildAttempt(0, status(422))], 0],
    ['another refusal than shown', {}, [buildAttempt(0, status(400))], 1],
    ['a refusal that never came', {}, [], 1],
    ['a refusal without a status', { lastStatus: null }, [buildAttempt(0, status(422))], 1],
    ['"later" for a refusal', { lastStatus: 503 }, [buildAttempt(0, status(503))], 1],
    ['a first 409', { lastStatus: 409 }, [buildAttempt(0, status(409))], 0],
    [
      'a 409 after an arrival',
      { lastStatus: 409 },
      [buildAttempt(0, dropped), buildAttempt(0, status(409))],
      1,
    ],
    ['30 times "later"', { because: 'exhausted' }, laters(30), 0],
    ['29 times "later"', { because: 'exhausted' }, laters(29), 1],
    ['no reason', { because: null }, [], 1],
    ['a reason of earlier releases', { because: 'stuck' }, [], 1],
  ])('judges %s once', (_title, row, tries, count) => {
    const log = buildLog(['saved'])
    log.judgeParked([{ ...parked, ...row }], tries)
    log.judgeParked([{ ...parked, ...row }], tries)
    expect(log.wrongNotices).toHaveLength(count)
  })
})
