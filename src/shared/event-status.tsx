import { useEffect } from 'react'
import { prepareEnquiry } from '@/platform/enquiry-message.ts'
import styles from '@/ui/status-tag.module.css'
import { EnquiryButton } from './enquiry-button.tsx'

export type EventStatusProps = {
  status: 'live-registration' | 'coming-soon' | 'early-bird' | 'registration-open' | 'other'
  label: string
  /** The event's name, which makes the button's name unique. */
  title: string
  /** Only if people can register: the dialog's heading and prefilled message. */
  heading?: string
  message?: string
}

/**
 * An event's status. Where people can register, it opens the enquiry dialog. Each status has a separate colour and
 * shape, so that colour alone never carries the meaning.
 */
export function EventStatus({ status, label, title, heading, message }: EventStatusProps) {
  useEffect(() => {
    if (heading && message) prepareEnquiry(heading, { heading, message })
  }, [heading, message])
  const look = `${styles.status} ${styles[status]}`
  if (!heading) return <span className={`tag label ${look}`}>{label}</span>
  return (
    <EnquiryButton about={heading} className={`button small ${look}`}>
      {label}
      <span className="visually-hidden">{`: ${title}`}</span>
    </EnquiryButton>
  )
}
