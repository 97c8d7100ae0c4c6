import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDesk } from '@/platform/desk.ts'
import {
  attachEnquiryDesk,
  keepEnquiry,
  noteEnquiryOpen,
  openEnquiry,
  type EnquiryRequest,
} from '@/platform/enquiry-request.ts'
import { openKeptEnquiry } from '@/platform/kept-enquiry.ts'
import { noticeDesk, notify, type Dismissal, type NoticeRequest } from '@/platform/notices.ts'
import { aStorage } from '../../support/a-storage.ts'

const aNotice = (title: string): NoticeRequest => ({ tone: 'info', title })
const aHost = () => vi.fn<(asked: NoticeRequest | Dismissal) => void>()

describe('notices', () => {
  it('wait in order for a host, and are shown once', () => {
    notify(aNotice('one'))
    notify({ dismiss: 'id' })
    notify(aNotice('two'))
    const [first, second] = [aHost(), aHost()]

    const detach = noticeDesk.attend(first)
    detach()
    noticeDesk.attend(second)()

    expect(first.mock.calls).toEqual([[aNotice('one')], [{ dismiss: 'id' }], [aNotice('two')]])
    expect(second).not.toHaveBeenCalled()
  })

  it('go to the host that took over, even when the one before lets go later', () => {
    const [before, now] = [aHost(), aHost()]
    const detachBefore = noticeDesk.attend(before)
    const detachNow = noticeDesk.attend(now)
    detachBefore()

    notify(aNotice('hello'))
    notify({ dismiss: 'id' })

    expect(before).not.toHaveBeenCalled()
    expect(now.mock.calls).toEqual([[aNotice('hello')], [{ dismiss: 'id' }]])
    detachNow()
  })
})

describe('what is only of this moment', () => {
  it('waits for nobody', () => {
    const desk = createDesk<string>(0)
    desk.ask('early')
    const heard = vi.fn<(word: string) => void>()
    desk.attend(heard)
    desk.ask('now')

    expect(heard.mock.calls).toEqual([['now']])
  })
})

describe('a request to write to us', () => {
  const aDesk = () => vi.fn<(request: EnquiryRequest) => void>()

  it('opens the desk with what it is about', () => {
    const desk = aDesk()
    const detach = attachEnquiryDesk(desk)

    openEnquiry('Gold')
    openEnquiry()
    openEnquiry('Sports Equipment', 'Football')

    expect(desk.mock.calls).toEqual([
      [{ about: 'Gold' }],
      [{}],
      [{ about: 'Sports Equipment', part: 'Football' }],
    ])
    noteEnquiryOpen()
    detach()
  })

  it('waits for the desk; the last one counts, until it is open', () => {
    openEnquiry('Gold')
    openEnquiry('Silver')
    const [first, second] = [aDesk(), aDesk()]

    attachEnquiryDesk(first)()
    noteEnquiryOpen()
    attachEnquiryDesk(second)()

    expect(first.mock.calls).toEqual([[{ about: 'Silver' }]])
    expect(second).not.toHaveBeenCalled()
  })
})

describe('a request that outlives its page', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['Gold'],
    ['Gold', 'Football'],
    ['Gold', 'Event brief\nSport: Boxing\n\nStill open:\n- The date.'],
  ])('comes back whole: %j', (about, part) => {
    vi.stubGlobal('sessionStorage', aStorage())
    openEnquiry(about, part)
    keepEnquiry()
    noteEnquiryOpen()
    const desk = vi.fn<(request: EnquiryRequest) => void>()

    openKeptEnquiry()
    attachEnquiryDesk(desk)()

    expect(desk.mock.calls).toEqual([[{ about, ...(part !== undefined && { part }) }]])
    noteEnquiryOpen()
  })
})
