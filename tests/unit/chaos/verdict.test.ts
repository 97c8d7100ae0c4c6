import { describe, expect, it } from 'vitest'
import { emailOf, EnquiryLog, type NoticeRecord, type WrittenEnquiry } from '../../chaos/enquiry-log.ts'
import type { StoredRow } from '../../chaos/parked-check.ts'
import { faultsOf, judgeSeed } from '../../chaos/verdict.ts'
import type { LeadBehaviour, LeadTry } from '../../sandbox/lead-inbox.ts'

const accept: LeadBehaviour = { kind: 'accept' }
const dropped: LeadBehaviour = { kind: 'drop-answer' }
const status = (code: number): LeadBehaviour => ({ kind: 'status', status: code })

function aTry(id: number, behaviour = accept, at = 1, submissionId = `of ${id}`): LeadTry {
  const answered = !['reset', 'drop-answer'].includes(behaviour.kind)
  return { body: { email: emailOf(1, id), submissionId }, at, behaviour, answered }
}

/** A visitor who saw this notice for each enquiry. */
function aLedger(...told: readonly (readonly NoticeRecord[])[]): EnquiryLog {
  const ledger = new EnquiryLog()
  for (const tells of told) ledger.newEnquiry('Newsletter', 0).tells.push(...tells)
  return ledger
}

/** A ledger with one enquiry, changed. */
function aLedgerWith(changes: Partial<WrittenEnquiry>): EnquiryLog {
  const ledger = new EnquiryLog()
  Object.assign(ledger.newEnquiry('Newsletter', 0), changes)
  return ledger
}

function faults(ledger: EnquiryLog, tries: LeadTry[] = [], rows: StoredRow[] = []): string[] {
  const verdict = judgeSeed({ seconds: 1, ledger, tries, rows, poisoned: new Set([9]), broken: [] })
  return faultsOf(verdict).map((fault) => fault.split(':')[0] ?? '')
}

const parked: StoredRow = { id: 0, state: 'parked', because: 'refused', lastStatus: 422, told: true }

describe('judgeSeed', () => {
  it('finds nothing if everything was delivered, parked or left in its form', () => {
    expect(faults(aLedger(['sent'], ['saved'], ['interrupted']), [aTry(0), aTry(1), aTry(2)])).toEqual([])
    expect(faults(aLedger(['interrupted']), [], [parked])).toEqual([])
    expect(faults(aLedger(['failed']))).toEqual([])
    expect(faults(aLedger([]))).toEqual([])
  })

  it.each(['sent', 'saved', 'nothing', 'interrupted'] as const)('finds a loss after "%s"', (tell) => {
    expect(faults(aLedger(['failed', tell]))).toEqual(['lost'])
  })

  it('finds a loss if "failed" was shown and the form is empty', () => {
    expect(faults(aLedgerWith({ tells: ['failed'], areWordsGone: true }))).toEqual(['lost'])
  })

  it('excuses only an interrupted submission if the store could not be written', () => {
    expect(faults(aLedgerWith({ tells: ['interrupted'], isStorable: false }))).toEqual([])
    expect(faults(aLedgerWith({ tells: ['saved'], isStorable: false }))).toEqual(['lost'])
  })

  it.each(['queued', 'sending'])('finds an enquiry that is still %s', (state) => {
    expect(faults(aLedger(['saved']), [], [{ ...parked, state }])).toEqual(['stuck'])
  })

  it('finds two identities of one enquiry, whatever the receiver did', () => {
    expect(faults(aLedger(['sent']), [aTry(0, status(503), 1, 'a'), aTry(0, accept, 2, 'b')])).toEqual([
      'two identities',
    ])
  })

  it('finds a repeat only if the first answer arrived', () => {
    const again = aTry(0, accept, 20_000)
    expect(faults(aLedger(['saved']), [aTry(0), again])).toEqual(['repeated'])
    expect(faults(aLedger(['saved']), [aTry(0, dropped), again])).toEqual([])
    const ledger = aLedger(['saved'])
    ledger.troubles.push(500)
    expect(faults(ledger, [aTry(0), again])).toEqual([])
  })

  it('counts the notices of later deliveries', () => {
    const ledger = aLedger(['saved'], ['sent'])
    ledger.hear({ kind: 'sent later', count: 2 })
    expect(faults(ledger, [aTry(0), aTry(1)])).toEqual(['told wrongly'])
    for (const enquiry of ledger.enquiries) enquiry.wasCutOff = true
    expect(faults(ledger, [aTry(0), aTry(1)])).toEqual([])
  })
})

describe('EnquiryLog.interrupt', () => {
  function tells(changes: Partial<WrittenEnquiry>, tries: LeadTry[] = []): NoticeRecord[] {
    const ledger = aLedgerWith(changes)
    for (const enquiry of ledger.enquiries) ledger.interrupt(enquiry, tries, 1_000)
    return ledger.enquiries.flatMap((enquiry) => enquiry.tells)
  }

  it('records a submission once "Sending..." was shown or the receiver saw it', () => {
    expect(tells({ pressedAt: 990, shownAt: 995 })).toEqual(['interrupted'])
    expect(tells({}, [aTry(0, status(503))])).toEqual(['interrupted'])
    expect(tells({ triesBefore: 1 }, [aTry(0, status(503))])).toEqual([])
  })

  it('excuses only a press just before the end', () => {
    expect(tells({ pressedAt: 990 })).toEqual([])
    expect(tells({ pressedAt: 990, shownAt: 1_005 })).toEqual([])
    expect(tells({ pressedAt: 700 })).toEqual(['interrupted'])
  })
})

describe('EnquiryLog.judgeTell', () => {
  function wrongly(said: NoticeRecord, ...tries: LeadTry[]): number {
    const ledger = aLedger([])
    for (const enquiry of ledger.enquiries) ledger.judgeTell(enquiry, said, tries)
    return ledger.toldWrongly.length
  }

  it('accepts "sent" only for received enquiries', () => {
    expect(wrongly('sent', aTry(0))).toBe(0)
    expect(wrongly('sent')).toBe(1)
    expect(wrongly('sent', aTry(0, { kind: 'redirect', status: 302, to: '/' }))).toBe(1)
  })

  it('accepts "failed" only if the page could not know better', () => {
    expect(wrongly('failed', aTry(0, dropped))).toBe(0)
    expect(wrongly('failed', aTry(0, status(409)))).toBe(0)
    expect(wrongly('failed', aTry(0))).toBe(1)
    expect(wrongly('failed', aTry(0, dropped), aTry(0, status(409)))).toBe(1)
  })

  it('rejects a missing notice', () => {
    expect(wrongly('nothing')).toBe(1)
  })
})

describe('EnquiryLog', () => {
  it('accepts "saved" only for stored or delivered enquiries', () => {
    const ledger = aLedger(['saved'], ['saved'], ['saved'])
    ledger.judgeSaved([{ ...parked, state: 'sending' }], [aTry(1)])
    expect(ledger.toldWrongly).toEqual([
      'no. 2 (step 0, Newsletter): told "saved", neither on disk nor delivered',
    ])
  })

  it('rejects unknown notices', () => {
    const ledger = aLedger(['saved'])
    ledger.hear({ kind: 'unexpected', title: 'Oh' })
    expect(faults(ledger, [aTry(0)])).toEqual(['told wrongly'])
  })

  it('finds parked entries without a notice', () => {
    const ledger = aLedger(['saved'])
    ledger.judgeToldParked([{ ...parked, told: false }])
    ledger.judgeToldParked([parked])
    expect(ledger.toldWrongly).toHaveLength(2)
    ledger.hear({ kind: 'set aside', count: 1 })
    ledger.judgeToldParked([parked, { ...parked, id: 1, state: 'queued', told: false }])
    expect(ledger.toldWrongly).toHaveLength(2)
  })
})

describe('EnquiryLog.judgeParked', () => {
  const laters = (count: number) => Array.from({ length: count }, () => aTry(0, status(503)))

  it.each<[string, Partial<StoredRow>, LeadTry[], number]>([
    ['a refusal', {}, [aTry(0, status(422))], 0],
    ['another refusal than shown', {}, [aTry(0, status(400))], 1],
    ['a refusal that never came', {}, [], 1],
    ['a refusal without a status', { lastStatus: null }, [aTry(0, status(422))], 1],
    ['"later" for a refusal', { lastStatus: 503 }, [aTry(0, status(503))], 1],
    ['a first 409', { lastStatus: 409 }, [aTry(0, status(409))], 0],
    ['a 409 after an arrival', { lastStatus: 409 }, [aTry(0, dropped), aTry(0, status(409))], 1],
    ['30 times "later"', { because: 'exhausted' }, laters(30), 0],
    ['29 times "later"', { because: 'exhausted' }, laters(29), 1],
    ['no reason', { because: null }, [], 1],
    ['a reason of earlier releases', { because: 'stuck' }, [], 1],
  ])('judges %s once', (_title, row, tries, count) => {
    const ledger = aLedger(['saved'])
    ledger.judgeParked([{ ...parked, ...row }], tries)
    ledger.judgeParked([{ ...parked, ...row }], tries)
    expect(ledger.toldWrongly).toHaveLength(count)
  })
})
