import * as v from 'valibot'
import type { Enquiry } from '@/contract/enquiry.ts'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { beginTrace, claimTrace, dropTrace, endTrace, isOnly } from '@/contract/outbox-traces.ts'
import { fromJson } from '@/platform/device/from-json.ts'
import { stored } from '@/platform/device/stored.ts'

export type UnsentEnquiry = Omit<Enquiry, 'submissionId' | 'pageUrl'>

/** An enquiry that the visitor has submitted and that has not left their hands. */
export type Tried = {
  enquiry: Enquiry
  /** A digest of the words: what is remembered must not tell them. */
  mark: string
  /** An attempt is under way, or one went unanswered. */
  mayHaveArrived: boolean
}

/**
 * The visitor waits for the sending, which does not need the memory of it. A busy device may take seconds to write; a disk
 * that has not answered by then is not waited for again.
 */
let timeoutMs = 5_000

const traceSchema = v.object({
  mark: v.string(),
  submissionId: v.pipe(v.string(), v.uuid()),
  pageUrl: v.string(),
  mayHaveArrived: v.boolean(),
})
type Trace = v.InferOutput<typeof traceSchema>

/**
 * The identity of the same words survives the form, the page and the tab: beside the outbox, where a browser that is
 * killed or another tab that writes takes nothing away. And in Web Storage, for when the disk of the outbox fails.
 */
const kept = stored({ key: 'sporte:tried' }, (text) =>
  text === null ? held : fromJson(v.array(traceSchema), [])(text),
)

/** Where neither is to be had, for as long as the page is open. */
let held: readonly Trace[] = []

/**
 * The same words are the same enquiry, whenever and from whatever page or tab: trying again repeats the identity, and two
 * tabs that ask in the same moment hear the same.
 */
export async function identify(unsent: UnsentEnquiry): Promise<Tried> {
  const mark = await digest(unsent)
  const known = kept.read().find((each) => each.mark === mark)
  const own = known ?? {
    mark,
    submissionId: crypto.randomUUID(),
    pageUrl: location.href,
    mayHaveArrived: false,
  }
  const onDisk = v.safeParse(traceSchema, await withTimeout(claimTrace(mark, own)))
  const trace = onDisk.success ? onDisk.output : own
  const { submissionId, pageUrl, mayHaveArrived } = trace
  if (known?.submissionId !== submissionId) keep([...others(mark), trace])
  return { enquiry: { ...unsent, pageUrl, submissionId }, mark, mayHaveArrived }
}

export type Attempt = {
  /** Another one, before it or under way, may have arrived. */
  mayHaveArrived: boolean
  /** Whether another one was begun since, in another tab or by the outbox. */
  wasJoined: () => Promise<boolean>
  /** It failed; `mayHaveArrived`: by all that this attempt knows. Resolves with whether it may have arrived by any. */
  end: (mayHaveArrived: boolean) => Promise<boolean>
}

/**
 * To be called before an attempt: who knows how it ends. Resolves once it is on disk, or would take too long; whatever
 * ends the page in mid-send, the same words are the same enquiry.
 */
export async function begin(tried: Tried): Promise<Attempt> {
  const { mark, enquiry } = tried
  const { submissionId, pageUrl } = enquiry
  const trace = (mayHaveArrived: boolean): Trace => ({ mark, submissionId, pageUrl, mayHaveArrived })
  keep([...others(mark), trace(true)])
  const begun = await withTimeout(beginTrace(mark, trace(true)))
  return {
    mayHaveArrived: tried.mayHaveArrived || begun?.mayHaveArrived === true,
    wasJoined: async () =>
      begun !== undefined && (await withTimeout(isOnly(mark, submissionId, begun))) === false,
    end: async (mayHaveArrived) => {
      const known = begun && (await withTimeout(endTrace(mark, trace(mayHaveArrived), begun)))
      keep([...others(mark), trace(known ?? mayHaveArrived)])
      return known ?? mayHaveArrived
    },
  }
}

/** The visitor knows that it was sent, or saved on this device: the same words are another enquiry from now on. */
export async function forget({ mark }: Tried): Promise<void> {
  keep(others(mark))
  await withTimeout(dropTrace(mark))
}

const others = (mark: string) => kept.read().filter((each) => each.mark !== mark)

function keep(all: readonly Trace[]): void {
  const next = all.slice(-outboxLimits.traces)
  held = next
  // Out of room, an older list must not outlive this one.
  if (next.length === 0 || !kept.write(next)) kept.remove()
}

/** Undefined for what fails or is late. */
async function withTimeout<Result>(work: Promise<Result>): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      timeoutMs = 500
      resolve(undefined)
    }, timeoutMs)
  })
  const result = await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
  return result
}

async function digest(unsent: UnsentEnquiry): Promise<string> {
  const words = JSON.stringify(Object.entries(unsent).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
