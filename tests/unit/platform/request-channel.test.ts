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

describe('notice channel', () => {
  it('queues notices for a host, which shows them once in order', () => {
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

  it('passes notices to the new host, even if the old one detaches later', () => {
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

describe('request channel without a buffer', () => {
  it('drops a request without a handler', () => {
    const desk = createRequestChannel<string>(0)
    desk.send('early')
    const heard = vi.fn<(word: string) => void>()
    desk.handle(heard)
    desk.send('now')

    expect(heard.mock.calls).toEqual([['now']])
  })
})

const aDesk = () => vi.fn<(request: EnquiryRequest) => void>()

describe('enquiry request', () => {
  it('opens the dialog with its subject', () => {
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

  it('waits for the dialog, and the last request wins', () => {
    openEnquiry('Gold')
    openEnquiry('Silver')
    const [first, second] = [aDesk(), aDesk()]

    onEnquiryRequest(first)()
    markEnquiryOpen()
    onEnquiryRequest(second)()

    expect(first.mock.calls).toEqual([[{ about: 'Silver' }]])
    expect(second).not.toHaveBeenCalled()
  })

  it('may contain its own message for that subject only', () => {
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

describe('saved enquiry request', () => {
  it.each<EnquiryRequest>([
    { about: 'Gold' },
    { about: 'Gold', part: 'Football' },
    { about: 'Gold', part: 'Event brief\nSport: Boxing\n\nStill open:\n- The date.' },
  ])('survives a reload: %j', (asked) => {
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
