import { useLocation, Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { mailboxOf } from '@/content/departments.ts'
import { withMailbox } from '@/lib/email.ts'
import { detailsAbout } from '@/platform/enquiry-message.ts'
import { markEnquiryOpen } from '@/platform/enquiry-request.ts'
import { WhatsAppLink } from '@/shared/whatsapp-link.tsx'
import { Button } from '@/ui/button.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Dialog, DialogBody, DialogFoot } from '@/ui/overlays/dialog.tsx'
import type { Draft } from './draft/check-draft.ts'
import { clearDraftAtom, draftAtom, writeDraftAtom } from './draft/enquiry-draft.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

type EnquiryDialogProps = {
  open: boolean
  onClose: () => void
  /** The package or offer that the prefilled message mentions. */
  about: string | undefined
  /** The part of the offer, also mentioned in the prefilled message. */
  part: string | undefined
}

export function EnquiryDialog({ open, onClose, about, part }: EnquiryDialogProps) {
  const { t } = useTranslation(['enquiry', 'common'])
  const { person, isEmpty, messageFor } = useAtomValue(draftAtom)
  const writeDraft = useSetAtom(writeDraftAtom)
  const clearDraft = useSetAtom(clearDraftAtom)
  const subject = part === undefined ? about : `${about}: ${part}`
  const details = detailsAbout(about)
  const atFirst = details?.message ?? prefill(about, part, t)
  const [isCountryChosen, setIsCountryChosen] = useState(false)
  const country = person.country || (isCountryChosen ? '' : (details?.country ?? ''))
  const draft: Draft = { ...person, country, message: messageFor(subject, atFirst) }
  const onAccepted = (sent: Partial<Draft>) => {
    clearDraft(subject, sent)
    onClose()
  }
  const path = useLocation({ select: ({ pathname }) => pathname })
  const mailbox = details?.mailbox ?? mailboxOf(path)
  const address = mailbox === undefined ? config.email : withMailbox(config.email, mailbox)
  const { form, problems, isSending, onSubmit, onEdit } = useEnquiryForm(
    'Popup Form',
    draft,
    isEmpty,
    onAccepted,
    about,
  )

  useEffect(markEnquiryOpen, [open])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={details?.heading ?? t('heading')}
      closeLabel={t('common:close')}
    >
      {/* `noValidate`: native messages would appear before our toast, and in the browser's language. */}
      <form ref={form} noValidate onSubmit={onSubmit}>
        <DialogBody>
          <div className="stack">
            <p className="soft">{t('promise', { hours: claims.replyHours })}</p>
            <EnquiryFields
              draft={draft}
              problems={problems}
              onChange={(next) => {
                if (next.country !== country) setIsCountryChosen(true)
                writeDraft(subject, next, atFirst)
                onEdit()
              }}
            />
            {/* For visitors who prefer them to the form. */}
            <p className="row gap-4 small">
              <a className="link" href={`tel:${config.phone.replaceAll(' ', '')}`}>
                <Ltr>{config.phone}</Ltr>
              </a>
              <a className="link" href={`mailto:${address}`}>
                <Ltr>{address}</Ltr>
              </a>
              <Link className="link" to="/contact" onClick={onClose}>
                {t('allContacts')}
              </Link>
            </p>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button type="submit" disabled={isSending}>
            {isSending ? t('sending') : t('submit')}
          </Button>
          <Button tone="tonal" disabled={isSending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <WhatsAppLink text={draft.message} className="button bare" />
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** The initial message: the specified sentence plus the selected part. `about` must fit after “interested in”. */
export function prefill(
  about: string | undefined,
  part: string | undefined,
  t: TFunction<'enquiry'>,
): string {
  if (about === undefined) return ''
  const prefilled = t('prefill', { subject: about })
  if (part === undefined) return prefilled
  // A text of several lines, such as an event's brief, is complete.
  return part.includes('\n') ? `${prefilled}\n\n${part}` : `${prefilled}\n${t('prefillPart', { part })}`
}
