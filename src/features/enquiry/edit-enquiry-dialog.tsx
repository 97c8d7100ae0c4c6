import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import type { OutboxEntry } from '@/outbox/entry.ts'
import { replaceEntry, requeueEntry } from '@/outbox/store.ts'
import { focusFirstInvalid } from '@/platform/focus-first-invalid.ts'
import { notify } from '@/platform/toasts.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { checkDraft, cleanDraft, isComplete, type Draft, type DraftProblems } from './draft/check-draft.ts'
import { ContactFields, EmailField, EnquiryFields } from './enquiry-fields.tsx'

type EditEnquiryDialogProps = {
  entry: OutboxEntry | null
  onClose: () => void
  /** Called once the corrected entry is stored and queued. */
  onSaved: (key: string) => void
}

/** Edits a queued or rejected enquiry. Changed content becomes a new submission. */
export function EditEnquiryDialog({ entry, onClose, onSaved }: EditEnquiryDialogProps) {
  const { t } = useTranslation(['enquiry', 'common'])
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title={t('outbox.correct')}
      closeLabel={t('common:close')}
    >
      {entry && <CorrectionForm key={entry.key} entry={entry} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  )
}

const fieldsOf = { 'Popup Form': EnquiryFields, 'Contact Page': ContactFields, Newsletter: EmailField }

type CorrectionFormProps = EditEnquiryDialogProps & { entry: OutboxEntry }

function CorrectionForm({ entry, onClose, onSaved }: CorrectionFormProps) {
  const { t } = useTranslation(['enquiry', 'common'])
  const [draft, setDraft] = useState<Draft>(entry.enquiry)
  const [problems, setProblems] = useState<DraftProblems>({})

  const form = useRef<HTMLFormElement>(null)
  const Fields = fieldsOf[entry.enquiry.formTitle]

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const found = checkDraft(draft, entry.enquiry.formTitle)
    setProblems(found)
    if (!isComplete(found)) {
      focusFirstInvalid(form.current)
      return
    }
    try {
      const key = await saveEdit(entry, draft)
      if (key === null) notify({ id: 'outbox', tone: 'info', title: t('outbox.beingSent') })
      else onSaved(key)
    } catch {
      notify({
        id: 'enquiry',
        tone: 'bad',
        title: t('failed.title'),
        body: t('failed.body', { email: config.email }),
      })
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)}>
      <DialogBody>
        <div className="grid gap-4">
          <Fields
            draft={draft}
            problems={problems}
            onChange={(next) => {
              setDraft(next)
              setProblems({})
            }}
          />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button type="submit">{t('submit')}</Button>
        <Button tone="tonal" onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogFoot>
    </form>
  )
}

/**
 * Queues an entry again with the visitor's corrections and resolves with its key. Only changed content becomes a new
 * submission, even if the entry was sent or deleted in the meantime. Null while the entry is being sent.
 */
export async function saveEdit({ key, enquiry }: OutboxEntry, draft: Draft): Promise<string | null> {
  const corrected = { ...enquiry, ...cleanDraft(draft) }
  if (JSON.stringify(corrected) !== JSON.stringify(cleanDraft(enquiry))) {
    return replaceEntry(key, { ...corrected, submissionId: crypto.randomUUID() })
  }
  return (await requeueEntry(key)) ? key : null
}
