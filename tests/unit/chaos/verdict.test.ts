import { describe, expect, it } from 'vitest'
import { emailOf, Ledger, type Tell } from '../../chaos/ledger.ts'
import type { StoredRow } from '../../chaos/parked.ts'
import { faultsOf, judgeSeed } from '../../chaos/verdict.ts'
import type { LeadBehaviour, LeadTry } from '../../sandbox/lead-inbox.ts'

const seed = 1

/** What came to the receiver. */
function aTry(
  id: number,
  at: number,
  behaviour: LeadBehaviour = { kind: 'accept' },
  submissionId = `of ${id}`,
): LeadTry {
  const body = { email: emailOf(seed, id), submissionId }
  return { body, at, behaviour, answered: !['reset', 'drop-answer'].includes(behaviour.kind) }
}

/** A visitor who wrote as many enquiries, told so of each. */
function aLedger(...told: readonly Tell[][]): Ledger {
  const ledger = new Ledger()
  for (const [id, tells] of told.entries()) {
    const rest = { writes: 1, beganAt: (tells[0]?.at ?? 0) - 1, cutOff: false, gaveUp: false }
    ledger.enquiries.push({ id, form: 'Newsletter', tab: 0, step: 0, tells, ...rest })
  }
  return ledger
}

const told = (said: Tell['said'], at = 0): Tell[] => [{ said, at }]

function faults(ledger: Ledger, tries: LeadTry[], rows: StoredRow[] = []): string[] {
  const verdict = judgeSeed({ seed, seconds: 1, ledger, tries, rows, poisoned: new Set(), broken: [] })
  return faultsOf(verdict).map((fault) => fault.split(':')[0] ?? '')
}

const parked: StoredRow = { id: 0, state: 'parked', because: 'refused', lastStatus: 422, told: true }

describe('the verdict on a seed', () => {
  it('finds nothing where all was delivered, set aside or left', () => {
    expect(faults(aLedger(told('sent'), told('saved')), [aTry(0, 1), aTry(1, 2)])).toEqual([])
    expect(faults(aLedger(told('saved')), [], [parked])).toEqual([])
    expect(faults(aLedger(told('failed')), [])).toEqual([])
  })

  it('finds what was promised and is nowhere', () => {
    expect(faults(aLedger(told('saved')), [])).toEqual(['lost'])
    expect(faults(aLedger(told('sent')), [])).toEqual(['lost'])
  })

  it('finds what still waits', () => {
    expect(faults(aLedger(told('saved')), [], [{ ...parked, state: 'queued' }])).toEqual(['stuck'])
  })

  it('finds two identities of one enquiry', () => {
    const tries = [aTry(0, 1, { kind: 'drop-answer' }, 'a'), aTry(0, 9_000, { kind: 'accept' }, 'b')]
    expect(faults(aLedger(told('sent')), tries)).toEqual(['twoIdentities'])
  })

  it('finds what was sent again although the answer came, and only that', () => {
    expect(faults(aLedger(told('saved')), [aTry(0, 1), aTry(0, 9_000)])).toEqual(['repeated'])
    expect(faults(aLedger(told('saved')), [aTry(0, 1, { kind: 'drop-answer' }), aTry(0, 9_000)])).toEqual([])
    const ledger = aLedger(told('saved'))
    ledger.troubles.push(500)
    expect(faults(ledger, [aTry(0, 1), aTry(0, 9_000)])).toEqual([])
  })

  it('finds what was overtaken without having failed', () => {
    const ledger = aLedger(told('saved', 1), told('saved', 2))
    expect(faults(ledger, [aTry(1, 10), aTry(0, 11)])).toEqual(['outOfOrder'])
    expect(faults(ledger, [aTry(0, 9, { kind: 'reset' }), aTry(1, 10), aTry(0, 11)])).toEqual([])
  })

  it('finds more told as sent than were', () => {
    const ledger = aLedger(told('saved'))
    ledger.toldSentLater = 2
    expect(faults(ledger, [aTry(0, 1)])).toEqual(['toldWrongly'])
  })
})

describe('what the visitor is told', () => {
  function wrongly(said: Tell['said'], ...tries: LeadTry[]): number {
    const ledger = aLedger([])
    const [enquiry] = ledger.enquiries
    if (enquiry) ledger.judgeTell(enquiry, said, tries)
    return ledger.toldWrongly.length
  }

  it('is "sent" only of what was received', () => {
    expect(wrongly('sent', aTry(0, 1))).toBe(0)
    expect(wrongly('sent')).toBe(1)
    expect(wrongly('sent', aTry(0, 1, { kind: 'redirect', status: 302, to: '/' }))).toBe(1)
  })

  it('is "failed" only where the page could not know better', () => {
    expect(wrongly('failed', aTry(0, 1, { kind: 'drop-answer' }))).toBe(0)
    expect(wrongly('failed', aTry(0, 1, { kind: 'status', status: 409 }))).toBe(0)
    expect(wrongly('failed', aTry(0, 1))).toBe(1)
    expect(
      wrongly('failed', aTry(0, 1, { kind: 'drop-answer' }), aTry(0, 2, { kind: 'status', status: 409 })),
    ).toBe(1)
  })

  it('is something', () => {
    expect(wrongly('nothing')).toBe(1)
  })

  it('is "saved" only of what is on disk or was delivered', () => {
    const ledger = aLedger(told('saved'), told('saved'), told('saved'))
    ledger.judgeSaved([parked], [aTry(1, 1)])
    expect(ledger.toldWrongly).toEqual(['no. 2 (step 0): told "saved", neither on disk nor delivered'])
  })

  it('is nothing that nobody expects', () => {
    const ledger = aLedger(told('saved'))
    ledger.hear({ kind: 'unexpected', title: 'Oh' })
    expect(faults(ledger, [aTry(0, 1)])).toEqual(['toldWrongly'])
  })
})

describe('what is set aside', () => {
  const day = 86_400_000
  const status = (code: number): LeadBehaviour => ({ kind: 'status', status: code })

  function wrongly(row: Partial<StoredRow>, tries: LeadTry[], passedMs = 0): number {
    const ledger = aLedger(told('saved'))
    // However often one looks, it is one fault.
    ledger.judgeParked([{ ...parked, ...row }], tries, passedMs)
    ledger.judgeParked([{ ...parked, ...row }], tries, passedMs)
    return ledger.toldWrongly.length
  }

  it('is refused only when the receiver has refused it', () => {
    expect(wrongly({}, [aTry(0, 1, status(422))])).toBe(0)
    expect(wrongly({}, [aTry(0, 1, status(400))])).toBe(1)
    expect(wrongly({}, [])).toBe(1)
    expect(wrongly({ lastStatus: null }, [aTry(0, 1, status(422))])).toBe(1)
    expect(wrongly({ lastStatus: 503 }, [aTry(0, 1, status(503))])).toBe(1)
    expect(wrongly({ lastStatus: 429 }, [aTry(0, 1, status(429))])).toBe(1)
  })

  it('is not refused when the receiver has said that it has it', () => {
    const lastStatus = 409
    expect(wrongly({ lastStatus }, [aTry(0, 1, status(409))])).toBe(0)
    expect(wrongly({ lastStatus }, [aTry(0, 1, { kind: 'drop-answer' }), aTry(0, 2, status(409))])).toBe(1)
  })

  it('is exhausted only after thirty answers to come back later', () => {
    const answers = (count: number) => Array.from({ length: count }, (_, at) => aTry(0, at, status(503)))
    expect(wrongly({ because: 'exhausted' }, answers(30))).toBe(0)
    expect(wrongly({ because: 'exhausted' }, answers(29))).toBe(1)
  })

  it('is stuck only when the receiver has taken another one since', () => {
    const because = 'stuck'
    expect(wrongly({ because }, [aTry(0, 1, { kind: 'reset' }), aTry(1, 2)])).toBe(0)
    expect(wrongly({ because }, [aTry(1, 1), aTry(0, 2, { kind: 'reset' })])).toBe(1)
    expect(wrongly({ because }, [aTry(1, 1)])).toBe(1)
  })

  it('is too old only once thirty days have passed, whatever the clock shows', () => {
    expect(wrongly({ because: 'expired' }, [], 31 * day)).toBe(0)
    expect(wrongly({ because: 'expired' }, [], 29 * day)).toBe(1)
  })

  it('has a reason', () => {
    expect(wrongly({ because: null }, [])).toBe(1)
    expect(wrongly({ because: 'whim' }, [])).toBe(1)
  })

  it('is told', () => {
    const ledger = aLedger(told('saved'))
    ledger.judgeToldParked([{ ...parked, told: false }])
    ledger.judgeToldParked([parked])
    expect(ledger.toldWrongly).toHaveLength(2) // not marked as told; marked, and no notice was seen

    ledger.hear({ kind: 'set aside', count: 1 })
    ledger.judgeToldParked([parked, { ...parked, id: 1, state: 'queued', told: false }])
    expect(ledger.toldWrongly).toHaveLength(2)
  })
})
