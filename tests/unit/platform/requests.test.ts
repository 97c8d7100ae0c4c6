import { describe, expect, it, vi } from 'vitest'
import {
  attachEnquiryDesk,
  noteEnquiryOpen,
  openEnquiry,
  type EnquiryRequest,
} from '@/platform/enquiry-request.ts'
import { attachNoticeHost, dismissNotice, notify, type NoticeRequest } from '@/platform/notices.ts'

const aHost = () => ({
  show: vi.fn<(notice: NoticeRequest) => void>(),
  dismiss: vi.fn<(id: string) => void>(),
})
const aNotice = (title: string): NoticeRequest => ({ tone: 'info', title })

describe('notices', () => {
  it('wait in order for a host, and are shown once', () => {
    notify(aNotice('one'))
    notify(aNotice('two'))
    const [first, second] = [aHost(), aHost()]

    const detach = attachNoticeHost(first)
    detach()
    attachNoticeHost(second)()

    expect(first.show.mock.calls.map(([notice]) => notice.title)).toEqual(['one', 'two'])
    expect(second.show).not.toHaveBeenCalled()
  })

  it('go to the host that took over, even when the one before lets go later', () => {
    const [before, now] = [aHost(), aHost()]
    const detachBefore = attachNoticeHost(before)
    const detachNow = attachNoticeHost(now)
    detachBefore()

    notify(aNotice('hello'))
    dismissNotice('id')

    expect(before.show).not.toHaveBeenCalled()
    expect(now.show).toHaveBeenCalledWith(aNotice('hello'))
    expect(now.dismiss).toHaveBeenCalledWith('id')
    detachNow()
  })

  it('can be dismissed when there is no host', () => {
    expect(() => dismissNotice('id')).not.toThrow()
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
