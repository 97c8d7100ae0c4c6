import { describe, expect, it, vi } from 'vitest'
import { createRequestChannel } from '@/platform/request-channel.ts'
import {
  onEnquiryRequest,
  saveRequest,
  markEnquiryOpen,
  openEnquiry,
  type EnquiryRequest,
} from '@/platform/enquiry-request.ts'
import { resumeEnquiry } from '@/platform/resume-enquiry.ts'
import { messageAbout, openEnquiryWith } from '@/platform/enquiry-message.ts'
import { noticeChannel, notify, type Dismissal, type NoticeRequest } from '@/platform/notices.ts'
import { createFakeStorage } from '../../support/fake-storage.ts'

const aNotice = (title: string): NoticeRequest => ({ tone: 'info', title })
const aHost = () => vi.fn<(asked: NoticeRequest | Dismissal) => void>()

describe('notices', () => {
  it('wait in order for a host, and are shown once', () => {
    notify(aNotice('one'))
    notify({ dismiss: 'id' })
    notify(aNotice('two'))
    const [first, second] = [aHost(), aHost()]

    const detach = noticeChannel.handle(first)
    detach()
    noticeChannel.handle(second)()

    expect(first.mock.calls).toEqual([[aNotice('one')], [{ dismiss: 'id' }], [aNotice('two')]])
    expect(second).not.toHaveBeenCalled()
  })

  it('go to the host that took over, even when the one before lets go later', () => {
    const [before, now] = [aHost(), aHost()]
    const detachBefore = noticeChannel.handle(before)
    const detachNow = noticeChannel.handle(now)
    detachBefore()

    notify(aNotice('hello'))
    notify({ dismiss: 'id' })

    expect(before).not.toHaveBeenCalled()
    expect(now.mock.calls).toEqual([[aNotice('hello')], [{ dismiss: 'id' }]])
    detachNow()
  })
})

describe('a request that does not wait', () => {
  it('waits for nobody', () => {
    const desk = createRequestChannel<string>(0)
    desk.send('early')
    const heard = vi.fn<(word: string) => void>()
    desk.handle(heard)
    desk.send('now')

    expect(heard.mock.calls).toEqual([['now']])
  })
})

const aDesk = () => vi.fn<(request: EnquiryRequest) => void>()

describe('a request to write to us', () => {
  it('opens the desk with what it is about', () => {
    const desk = aDesk()
    const detach = onEnquiryRequest(desk)

    openEnquiry('Gold')
    openEnquiry()
    openEnquiry('Sports Equipment', 'Football')

    expect(desk.mock.calls).toEqual([
      [{ about: 'Gold' }],
      [{}],
      [{ about: 'Sports Equipment', part: 'Football' }],
    ])
    markEnquiryOpen()
    detach()
  })

  it('waits for the desk; the last one counts, until it is open', () => {
    openEnquiry('Gold')
    openEnquiry('Silver')
    const [first, second] = [aDesk(), aDesk()]

    onEnquiryRequest(first)()
    markEnquiryOpen()
    onEnquiryRequest(second)()

    expect(first.mock.calls).toEqual([[{ about: 'Silver' }]])
    expect(second).not.toHaveBeenCalled()
  })

  it('may bring its own words, which hold for that subject alone', () => {
    const desk = aDesk()
    const detach = onEnquiryRequest(desk)

    openEnquiryWith('the picture', 'It is dark.')
    openEnquiryWith('the picture', 'It is still dark.')

    expect(desk.mock.lastCall).toEqual([{ about: 'the picture' }])
    expect(messageAbout('the picture')).toBe('It is still dark.')
    expect([messageAbout('Gold'), messageAbout(undefined)]).toEqual([undefined, undefined])
    markEnquiryOpen()
    detach()
  })
})

describe('a request that outlives its page', () => {
  it.each<EnquiryRequest>([
    { about: 'Gold' },
    { about: 'Gold', part: 'Football' },
    { about: 'Gold', part: 'Event brief\nSport: Boxing\n\nStill open:\n- The date.' },
  ])('comes back whole: %j', (asked) => {
    vi.stubGlobal('sessionStorage', createFakeStorage())
    openEnquiry(asked.about, asked.part)
    saveRequest()
    markEnquiryOpen()
    const desk = aDesk()

    resumeEnquiry()
    onEnquiryRequest(desk)()

    expect(desk.mock.calls).toEqual([[asked]])
    markEnquiryOpen()
  })
})
