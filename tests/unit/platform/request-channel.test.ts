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

const createNotice = (title: string): NoticeRequest => ({ tone: 'info', title })
const createHost = () => vi.fn<(asked: NoticeRequest | Dismissal) => void>()

describe('notice channel', () => {
  it('queues notices for a host, which shows them once in order', () => {
    notify(createNotice('one'))
    notify({ dismiss: 'id' })
    notify(createNotice('two'))
    const [first, second] = [createHost(), createHost()]

    const detach = noticeChannel.handle(first)
    detach()
    noticeChannel.handle(second)()

    expect(first.mock.calls).toEqual([[createNotice('one')], [{ dismiss: 'id' }], [createNotice('two')]])
    expect(second).not.toHaveBeenCalled()
  })

  it('passes notices to the new host, even if the old one detaches later', () => {
    const [before, now] = [createHost(), createHost()]
    const detachBefore = noticeChannel.handle(before)
    const detachNow = noticeChannel.handle(now)
    detachBefore()

    notify(createNotice('hello'))
    notify({ dismiss: 'id' })

    expect(before).not.toHaveBeenCalled()
    expect(now.mock.calls).toEqual([[createNotice('hello')], [{ dismiss: 'id' }]])
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

const createChannel = () => vi.fn<(request: EnquiryRequest) => void>()

describe('enquiry request', () => {
  it('opens the dialog with its subject', () => {
    const desk = createChannel()
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
    const [first, second] = [createChannel(), createChannel()]

    onEnquiryRequest(first)()
    markEnquiryOpen()
    onEnquiryRequest(second)()

    expect(first.mock.calls).toEqual([[{ about: 'Silver' }]])
    expect(second).not.toHaveBeenCalled()
  })

  it('may contain its own message for that subject only', () => {
    const desk = createChannel()
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
    const desk = createChannel()

    resumeEnquiry()
    onEnquiryRequest(desk)()

    expect(desk.mock.calls).toEqual([[asked]])
    markEnquiryOpen()
  })
})
