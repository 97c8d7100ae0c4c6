import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanEmail, isEmail, lacksDot } from '@/lib/email.ts'
import { focusFirstInvalid } from '@/platform/focus-first-invalid.ts'
import { Button } from '@/ui/button.tsx'
import fieldStyles from '@/ui/form/field.module.css'
import { nobody } from './draft/enquiry-draft.ts'
import { dismissFormToasts, useSubmission } from './use-submission.ts'

type NewsletterFormProps = {
  /** Selects the wording; both places sign up for the same newsletter. */
  place?: 'footer' | 'blog'
}

/** Signs up an email address through the same outbox as enquiries. */
export function NewsletterForm({ place = 'footer' }: NewsletterFormProps) {
  const { t } = useTranslation(['site', 'enquiry'])
  const id = useId()
  const isReady = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<'missing' | 'malformed' | 'noDot' | null>(null)
  const address = cleanEmail(email)
  const { isSending, submit } = useSubmission(
    { ...nobody, email: address, message: '', formTitle: 'Newsletter' },
    (sent) => setEmail((now) => (cleanEmail(now) === sent.email ? '' : now)),
    () => ({
      title: t('footer.newsletter.sentTitle'),
      body: t('footer.newsletter.sentBody', { email: address }),
    }),
  )

  // The visitor may have typed before hydration.
  const adoptEarlyText = useEffectEvent(() => {
    if (field.current?.value) setEmail(field.current.value)
  })
  useEffect(() => adoptEarlyText(), [])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isEmail(address)) {
      setProblem(address ? 'malformed' : 'missing')
      focusFirstInvalid(event.currentTarget)
      return
    }
    setProblem(null)
    void submit()
  }

  return (
    <form className={place === 'blog' ? 'split' : 'stack gap-3'} noValidate onSubmit={onSubmit}>
      <div className="grid">
        <h2 className={place === 'blog' ? undefined : 'title-2'}>
          <label htmlFor={id}>{t(`footer.newsletter.${place}.heading`)}</label>
        </h2>
        <p className={place === 'blog' ? 'lead' : 'note'}>{t(`footer.newsletter.${place}.body`)}</p>
      </div>
      <div className="stack gap-2">
        <div className="line">
          <input
            ref={field}
            id={id}
            className={fieldStyles.control}
            type="email"
            name="email"
            autoComplete="email"
            required
            placeholder={t('footer.newsletter.placeholder')}
            aria-invalid={problem && problem !== 'noDot' ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            value={email}
            onBlur={() => lacksDot(email) && setProblem('noDot')}
            onChange={(event) => {
              setEmail(event.target.value)
              setProblem(null)
              dismissFormToasts() // they apply to the previous address
            }}
          />
          {/* Disabled before hydration: a native submission would lose the input. */}
          <Button
            type="submit"
            tone="tonal"
            data-early={!isReady || undefined}
            disabled={isSending || !isReady}
          >
            {isSending ? t('footer.newsletter.sending') : t(`footer.newsletter.${place}.submit`)}
          </Button>
        </div>
        {problem && (
          <p id={`${id}-problem`} className={problem === 'noDot' ? 'note' : fieldStyles.error}>
            {t(`enquiry:problem.${problem}`)}
          </p>
        )}
      </div>
    </form>
  )
}
