import { useHydrated } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { WhatsAppLink } from '@/shared/whatsapp-link.tsx'
import { Button } from '@/ui/button.tsx'
import {
  adoptContactTextAtom,
  contactDraftAtom,
  forgetContactDraftAtom,
  isContactDraftEmptyAtom,
} from './draft/contact-draft.ts'
import { ContactFields } from './enquiry-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

/** The Contact page's form. It shares webhook, outbox and submission ids with the dialog. */
export function ContactForm() {
  const { t } = useTranslation('enquiry')
  const [draft, setDraft] = useAtom(contactDraftAtom)
  const isEmpty = useAtomValue(isContactDraftEmptyAtom)
  const forgetDraft = useSetAtom(forgetContactDraftAtom)
  const adoptText = useSetAtom(adoptContactTextAtom)
  const isReady = useHydrated()
  const { form, problems, isSending, onSubmit, onEdit } = useEnquiryForm(
    'Contact Page',
    draft,
    isEmpty,
    forgetDraft,
    draft.department,
  )

  // The visitor may have typed before hydration.
  const adoptEarlyText = useEffectEvent(() => {
    if (!form.current) return
    const typed = [...new FormData(form.current)].filter(([name, text]) => name in draft && text !== '')
    if (typed.length > 0) adoptText(Object.fromEntries(typed))
  })
  useEffect(() => adoptEarlyText(), [])

  return (
    // `noValidate`: native messages would appear before our toast, and in the browser's language.
    <form
      ref={form}
      className="card headed padded stack"
      noValidate
      aria-labelledby="write"
      onSubmit={onSubmit}
    >
      <h2 id="write" className="title-2">
        {t('contact.heading')}
      </h2>
      <ContactFields
        draft={draft}
        problems={problems}
        marksRequired
        onChange={(next) => {
          setDraft(next)
          onEdit()
        }}
      />
      <div className="row">
        {/* Disabled before hydration: a native submission would lose the input. */}
        <Button type="submit" data-early={!isReady || undefined} disabled={isSending || !isReady}>
          {isSending ? t('sending') : t('submit')}
        </Button>
        <WhatsAppLink text={draft.message} className="button bare" />
        <p className="note">{t('promise', { hours: claims.replyHours })}</p>
      </div>
      <noscript>
        <p>{t('contact.noScript', { email: config.email, hours: claims.replyHours })}</p>
      </noscript>
    </form>
  )
}
