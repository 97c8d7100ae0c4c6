import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dismissNotice } from '@/platform/notices.ts'
import { buttonClass } from '@/ui/button.ts'
import fieldStyles from '@/ui/field.module.css'
import layout from '@/ui/layout.module.css'
import { isEmail } from './check-draft.ts'
import styles from './newsletter-form.module.css'
import { focusFirstProblem } from './focus.ts'
import { useSubmission } from './use-submission.ts'

/** One address, through the same outbox as every enquiry. */
export function NewsletterForm() {
  const { t } = useTranslation(['footer', 'enquiry'])
  const id = useId()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<'missing' | 'malformed' | null>(null)
  const { isSending, submit } = useSubmission(() => setEmail(''), {
    title: t('newsletter.sentTitle'),
    body: t('newsletter.sentBody', { email }),
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = email.trim()
    if (!isEmail(address)) {
      setProblem(address ? 'malformed' : 'missing')
      focusFirstProblem(event.currentTarget)
      return
    }
    void submit({
      firstName: '',
      lastName: '',
      email: address,
      phone: '',
      country: '',
      message: '',
      formTitle: 'Newsletter',
    })
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <h2>
        <label htmlFor={id}>{t('newsletter.heading')}</label>
      </h2>
      <p className={`${layout.soft} ${layout.small}`}>{t('newsletter.body')}</p>
      <div className={styles.line}>
        <input
          id={id}
          className={fieldStyles.control}
          type="email"
          name="email"
          autoComplete="email"
          required
          placeholder={t('newsletter.placeholder')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setProblem(null)
            dismissNotice('enquiry') // it spoke of another address
          }}
        />
        <button type="submit" className={buttonClass({ tone: 'tonal' })} disabled={isSending}>
          {isSending ? t('newsletter.sending') : t('newsletter.submit')}
        </button>
      </div>
      {problem && (
        <p id={`${id}-problem`} className={fieldStyles.error}>
          {t(`enquiry:problem.${problem}`)}
        </p>
      )}
    </form>
  )
}
