import { EnquiryDesk } from '@/features/enquiry/enquiry-desk.tsx'
import { OutboxWatch } from '@/features/enquiry/outbox-watch.tsx'
import { useRouteFocus } from '@/features/frame/use-route-focus.ts'
import { NoticeHost } from '@/features/notices/notice-host.tsx'
import { UpdateWatch } from '@/features/update/update-watch.tsx'
import { useDocumentHead } from './-use-document-head.ts'

/** What accompanies every page and shows nothing by itself: it comes after the page, or when something calls for it. */
export function Companions() {
  useRouteFocus()
  useDocumentHead()
  return (
    <>
      <EnquiryDesk />
      <OutboxWatch />
      <UpdateWatch />
      <NoticeHost />
    </>
  )
}
