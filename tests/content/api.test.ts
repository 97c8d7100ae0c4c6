import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { createStore } from 'jotai'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { enquirySchema } from '@/contract/enquiry.ts'
import { cleanDraft } from '@/features/enquiry/draft/check-draft.ts'
import { contactDraftAtom } from '@/features/enquiry/draft/contact-draft.ts'
import { finishSubmission, startSubmission } from '@/features/enquiry/submission.ts'
import { isAwaited } from '@/features/watch/awaited-stream.ts'
import { openEvent } from '@/features/watch/open-event.ts'
import { readStoredCode, storeCode } from '@/features/watch/stored-code.ts'
import { readStatus } from '@/features/watch/service-status.tsx'
import { readAnswer } from '@/features/watch/stream-service/read-answer.ts'
import { lookUpCountry } from '@/features/watch/stream-service/region.ts'
import { getStream, streamFrame } from '@/features/watch/stream-service/stream-frame.ts'
import { codePayload } from '@/features/watch/stream-service/verify-code.ts'
import { lockedState, watchReducer, type WatchState } from '@/features/watch/watch-state.ts'
import english from '@/locales/en/watch.json'
import player from '@/locales/en/watch-player.json'
import { afterAttempt, judge } from '@/outbox/policy.ts'
import { postEnquiry } from '@/outbox/post-enquiry.ts'
import { listen } from '../sandbox/listen.ts'
import { Sandbox } from '../sandbox/sandbox.ts'
import { buildEnquiry, buildEntry } from '../support/enquiry-fixture.ts'
import { createFakeStorage } from '../support/fake-storage.ts'
import { textsOf } from '../support/locale-texts.ts'

const described = readFileSync(path.resolve(import.meta.dirname, '../../.github/API.md'), 'utf8')
const [, , enquiry = '', codes = '', region = '', status = ''] = described.split(/^## /m)

const examplesIn = (section: string) =>
  [...section.matchAll(/```json\n(.+?)```/gs)].map(([, json = '']): unknown => JSON.parse(json))

/** The cells of the rows of the table whose header begins with this text. */
function rowsOf(section: string, header: string): string[][] {
  const table = section.split('\n\n').find((block) => block.startsWith(`| ${header}`)) ?? ''
  const [, , ...rows] = table.trim().split('\n')
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const codeIn = (cell = '') => [...cell.matchAll(/`(.+?)`/g)].map(([, code = '']) => code)
const fieldsOf = (section: string) => rowsOf(section, 'Field').flatMap(([field]) => codeIn(field))

/** Each item of the column "Sandbox", with its row. */
const sandboxRows = (section: string) =>
  rowsOf(section, 'Response').flatMap((cells) => codeIn(cells.at(-1)).map((item) => [item, cells] as const))

const request = fetch
let sandbox: Sandbox
const server = createServer((incoming, response) => void sandbox.handle(incoming, response))
let origin = ''

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server)}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  sandbox = new Sandbox()
  vi.stubGlobal('location', { href: `${origin}/contact`, origin })
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('sessionStorage', createFakeStorage())
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const response = await request(new URL(url, origin), options)
    // Node returns a redirect as it is, browsers without its status.
    const isRedirect = response.status === 302
    return isRedirect ? Object.defineProperty(response, 'type', { value: 'opaqueredirect' }) : response
  })
})

it('API.md › quotes only English texts of the site', () => {
  const texts = new Set(textsOf('en').values())
  const prose = described.replaceAll(/^\|.+$/gm, '').replaceAll(/\s+/g, ' ')
  const quoted = [...prose.matchAll(/“(.+?)”/g)].map(([, text = '']) => text)
  expect(quoted.filter((text) => !texts.has(text))).toEqual([])
})

describe('the enquiry in API.md', () => {
  const [example, response] = examplesIn(enquiry)

  it('has an example with the fields and types of the form', () => {
    const draft = cleanDraft(createStore().get(contactDraftAtom))
    const submission = startSubmission({ ...draft, formTitle: 'Contact Page' })
    finishSubmission(submission)
    expect(Object.keys(v.parse(v.record(v.string(), v.string()), example)).toSorted()).toEqual(
      Object.keys(submission.entry.enquiry).toSorted(),
    )
    expect(v.parse(enquirySchema, example)).toEqual(example)
  })

  it('has a table of the same fields', () => {
    const fields = Object.keys(v.parse(enquirySchema, example))
    expect(fieldsOf(enquiry).toSorted()).toEqual(fields.toSorted())
  })

  it('returns the id of the example', () => {
    expect(response).toEqual({ submissionId: v.parse(enquirySchema, example).submissionId })
  })

  it.each(sandboxRows(enquiry))('has the result of %s', async (behaviour, [given = '', result]) => {
    const entry = buildEntry({
      arrival: given.includes('(1)') ? 'yes' : given.includes('(2)') ? 'unknown' : 'no',
    })
    await request(`${origin}/sandbox/lead/behaviour`, { method: 'POST', body: behaviour })
    const ending = await postEnquiry(buildEnquiry())
    const verdict = judge(ending, entry.arrival)
    const { attempts } = afterAttempt(entry, ending, 0, 0)
    const retry = attempts === 0 ? 'Sent again without a limit' : 'Sent again, at most 30 times'
    const results = { delivered: 'Delivered', refused: 'Rejected', unconfirmed: 'Set aside', later: retry }
    expect(results[verdict]).toBe(result)
  })
})

describe('the code API in API.md', () => {
  const [example] = examplesIn(codes)

  it('has an example in which the site reads every field', () => {
    const answer = readAnswer(true, example)
    expect(answer.outcome).toBe('accepted')
    if (answer.outcome !== 'accepted') return
    const values = [answer.event, ...answer.event.playlist].flatMap((part) => Object.entries(part))
    expect(values.filter(([, value]) => value === null || value.length === 0)).toEqual([])
  })

  it('has a table of the same fields', () => {
    const named = [...JSON.stringify(example).matchAll(/"(\w+)":/g)].map(([, name = '']) => name)
    expect(fieldsOf(codes).toSorted()).toEqual([...named, 'error', 'allowedCoutries'].toSorted())
  })

  it.each(rowsOf(codes, 'Code'))('has the request body of %s', (code, body) => {
    expect(JSON.parse(codeIn(body).join(''))).toEqual({ code: codePayload(codeIn(code).join('')) })
  })

  it.each(sandboxRows(codes))('has the result of %s', async (code, [, text = '', fate]) => {
    storeCode(code)
    expect(text).toContain(await textFor(code))
    expect(readStoredCode()).toBe(fate === 'Kept' ? code : null)
  })
})

describe('the region lookup in API.md', () => {
  it('has an example with a country', async () => {
    const [example] = examplesIn(region)
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(example)))
    expect(fieldsOf(region)).toEqual(['country'])
    await expect(lookUpCountry()).resolves.toBe('AE')
  })

  it.each(sandboxRows(region))('has the result of %s', async (address, [, text]) => {
    await request(origin + address)
    expect(text).toContain(await textFor('UKONLY'))
  })
})

describe('the service status in API.md', () => {
  const [example] = examplesIn(status)

  it('has an example in which the site reads every field', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(example)))
    expect(fieldsOf(status)).toEqual(Object.keys(v.parse(v.looseObject({}), example)))
    const { since, ...problem } = v.parse(v.looseObject({ since: v.string() }), example)
    await expect(readStatus()).resolves.toEqual({ ...problem, since: new Date(since) })
  })

  it.each(sandboxRows(status))('has the result of %s', async (address, [, result]) => {
    await request(origin + address)
    expect((await readStatus()) === null).toBe(result === 'Nothing')
  })
})

async function textFor(code: string): Promise<string> {
  let state: WatchState = watchReducer(lockedState, { type: 'submitted', code })
  await openEvent(
    { code, isTyped: false },
    (action) => {
      state = watchReducer(state, action)
    },
    () => true,
  )
  return textOf(state)
}

function textOf(state: WatchState): string {
  if (state.phase !== 'open') {
    const { problem } = state
    if (problem?.kind === 'message') return `“${problem.message}”`
    return problem ? `“${english.problem[problem.kind]}”` : ''
  }
  const { event, access, selectedKey } = state
  if (access === 'blocked') return `“${player.blocked.title}”`
  if (isAwaited(event)) return `“${player.wait.title}”`
  const frame = streamFrame(getStream(event, selectedKey), { streamOrigins: [], ownOrigin: origin })
  return frame ? 'The event with its player' : `“${player.noVideo}”`
}
