import { describe, expect, it, vi } from 'vitest'
import {
  onEnquiryRequest,
  saveRequest,
  markEnquiryOpen,
  openEnquiry,
  type EnquiryRequest,
} from '@/platform/enquiry-request.ts'
import { resumeEnquiry } from '@/platform/resume-enquiry.ts'
import { toastChannel, notify, type ToastDismissal, type ToastRequest } from '@/platform/toasts.ts'
import { createFakeStorage } from '../../support/fake-storage.ts'

const createToast = (title: string): ToastRequest => ({ tone: 'info', title })
const createHost = () => vi.fn<(asked: ToastRequest | ToastDismissal) => void>()

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

const createChannel = () => vi.fn<(request: EnquiryRequest) => void>()

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
