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
import { detailsAbout, openEnquiryWith } from '@/platform/enquiry-message.ts'
import { toastChannel, notify, type Dismissal, type ToastRequest } from '@/platform/toasts.ts'
import { createFakeStorage } from '../../support/fake-storage.ts'

const createToast = (title: string): ToastRequest => ({ tone: 'info', title })
const createHost = () => vi.fn<(asked: ToastRequest | Dismissal) => void>()

describe('toast channel', () => {
  it('queues toasts for a host, which shows them once in order', () => {
    notify(createToast('one'))
    notify({ dismiss: 'id' })
    notify(createToast('two'))
    const [first, second] = [createHost(), createHost()]

    const detach = toastChannel.handle(first)
    detach()
    toastChannel.handle(second)()

    expect(first.mock.calls).toEqual([[createToast('one')], [{ dismiss: 'id' }], [createToast('two')]])
    expect(second).not.toHaveBeenCalled()
  })

  it('passes toasts to the new host, even if the old one detaches later', () => {
    const [before, now] = [createHost(), createHost()]
    const detachBefore = toastChannel.handle(before)
    const detachNow = toastChannel.handle(now)
    detachBefore()

    notify(createToast('hello'))
    notify({ dismiss: 'id' })

    expect(before).not.toHaveBeenCalled()
    expect(now.mock.calls).toEqual([[createToast('hello')], [{ dismiss: 'id' }]])
    detachNow()
  })
})

it('request channel without a buffer › drops a request without a handler', () => {
  const desk = createRequestChannel<string>(0)
  desk.send('early')
  const heard = vi.fn<(word: string) => void>()
  desk.handle(heard)
  desk.send('now')

  expect(heard.mock.calls).toEqual([['now']])
})

const createChannel = () => vi.fn<(request: EnquiryRequest) => void>()

describe('enquiry request', () => {
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
    expect(detailsAbout('the picture')?.message).toBe('It is still dark.')
    expect([detailsAbout('Gold')?.message, detailsAbout(undefined)?.message]).toEqual([undefined, undefined])
    markEnquiryOpen()
    detach()
  })
})

it.each<EnquiryRequest>([
  { about: 'Gold' },
  { about: 'Gold', part: 'Football' },
  { about: 'Gold', part: 'Event brief\nSport: Boxing\n\nStill open:\n- The date.' },
])('saved enquiry request › survives a reload: %j', (asked) => {
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
