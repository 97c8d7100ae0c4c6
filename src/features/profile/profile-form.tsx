import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { demoUser } from '@/content/demo-user.ts'
import { forgetDemoPass } from '@/platform/demo-pass.ts'
import { isEmail } from '@/platform/email.ts'
import { focusFirstProblem } from '@/platform/first-problem.ts'
import { forgetProfile, keepProfile, useKeptProfile, type KeptProfile } from '@/platform/kept-profile.ts'
import { useLanguage } from '@/platform/language.ts'
import { notify } from '@/platform/notices.ts'
import { buttonClass } from '@/ui/button.ts'
import { Field } from '@/ui/field.tsx'
import layout from '@/ui/layout.module.css'
import { Monogram } from '@/ui/monogram.tsx'
import styles from './profile-form.module.css'

type Problems = { name?: 'missing' | undefined; email?: 'missing' | 'malformed' | undefined }

/** The sample user under another name, for this device alone. */
export function ProfileForm() {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const kept = useKeptProfile()
  const saved: KeptProfile = kept ?? { name: demoUser.name[language], email: demoUser.email }
  const [draft, setDraft] = useState<Partial<KeptProfile>>({})
  const [problems, setProblems] = useState<Problems>({})
  const { name, email } = { ...saved, ...draft }

  const change = (part: Partial<KeptProfile>) => {
    setDraft({ ...draft, ...part })
    setProblems({})
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = check(name.trim(), email.trim())
    setProblems(found)
    if (found.name || found.email) {
      focusFirstProblem(form.current)
      return
    }
    const isKept = keepProfile({ name: name.trim(), email: email.trim() })
    if (isKept) setDraft({})
    notify(
      isKept
        ? { id: 'profile', tone: 'good', title: t('saved.title'), body: t('saved.body') }
        : { id: 'profile', tone: 'bad', title: t('refused.title'), body: t('refused.body') },
    )
  }

  const reset = () => {
    forgetProfile()
    setDraft({})
    setProblems({})
    notify({ id: 'profile', tone: 'info', title: t('reset.done') })
  }

  return (
    // `noValidate`: the browser's own bubbles speak its language, not the page's.
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <div className={styles.picture}>
        <Monogram name={name} size="large" />
        <p className={`${layout.small} ${layout.soft}`}>{t('picture')}</p>
      </div>
      <Field label={t('name')} error={problems.name && t(`problem.name.${problems.name}`)}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="name"
            required
            maxLength={60}
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('email')} error={problems.email && t(`problem.email.${problems.email}`)}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            required
            maxLength={120}
            value={email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <div className={layout.row}>
        <button type="submit" className={buttonClass()}>
          {t('save')}
        </button>
        {kept && (
          <button type="button" className={buttonClass({ tone: 'tonal' })} onClick={reset}>
            {t('reset.action')}
          </button>
        )}
        <Link to="/" className={buttonClass({ tone: 'bare' })} onClick={forgetDemoPass}>
          {t('signOut')}
        </Link>
      </div>
    </form>
  )
}

function check(name: string, email: string): Problems {
  return {
    name: name === '' ? 'missing' : undefined,
    email: email === '' ? 'missing' : isEmail(email) ? undefined : 'malformed',
  }
}
