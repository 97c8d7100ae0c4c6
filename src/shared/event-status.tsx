import { useEffect } from 'react'
import { prepareEnquiry } from '@/platform/enquiry-message.ts'
import { statusClass, StatusTag, type StatusTone } from '@/ui/status-tag.tsx'
import { EnquiryButton } from './enquiry-button.tsx'

export type EventStatusProps = {
  status: StatusTone
  label: string
  /** The event's name, which makes the button's name unique. */
  title: string
  /** Only if people can register: the dialog's heading and prefilled message. */
  heading?: string
  message?: string
}

/** An event's status. Where people can register, it opens the enquiry dialog. */
export function EventStatus({ status, label, title, heading, message }: EventStatusProps) {
  useEffect(() => {
    if (heading && message) prepareEnquiry(heading, { heading, message })
  }, [heading, message])
  if (!heading) return <StatusTag status={status}>{label}</StatusTag>
  return (
    <EnquiryButton about={heading} className={`button small ${statusClass(status)}`}>
      {label}
      <span className="visually-hidden">{`: ${title}`}</span>
    </EnquiryButton>
  )
}
