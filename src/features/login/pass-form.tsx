import { linkOptions, useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { localizedPath } from '@/contract/language.ts'
import { useComingSoon } from '@/shared/coming-soon.ts'
import { demoPass, demoSignIn } from '@/shared/demo-pass.ts'
import { focusFirstInvalid } from '@/platform/focus-first-invalid.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Button } from '@/ui/button.tsx'
import field from '@/ui/form/field.module.css'
import { Field, TextField } from '@/ui/form/field.tsx'
import { TabBar } from '@/shared/tab-bar.tsx'
import { Icon } from '@/ui/icon.tsx'
import { RingsidePass } from '@/drawings/ringside-pass.tsx'
import { Tag } from '@/ui/tag.tsx'
import { cleanEmail, isEmail } from '@/lib/email.ts'

/**
 * A demo form that accepts any credentials and stores none. The fields have no names, so that a native submission
 * before hydration sends nothing.
 */
export function PassForm({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation(['account', 'common'])
  const navigate = useNavigate()
  const showComingSoon = useComingSoon()
  const form = useRef<HTMLFormElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const remember = useRef<HTMLInputElement>(null)
  // Errors apply to one tab only, sign-in or sign-up.
  const [found, setFound] = useState<{ isNew: boolean; problems: PassProblems }>({ isNew, problems: {} })
  const problems = found.isNew === isNew ? found.problems : {}
  const errorOf = (field: PassField) => problems[field] && t(`login.problem.${field}.${problems[field]}`)
  const forget = (field: PassField) => setFound({ isNew, problems: { ...problems, [field]: undefined } })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = checkPass({
      name: name.current?.value ?? null,
      email: email.current?.value ?? null,
      password: password.current?.value ?? null,
    })
    setFound({ isNew, problems: wrong })
    if (Object.keys(wrong).length > 0) {
      focusFirstInvalid(form.current)
      return
    }
    if (remember.current?.checked) demoPass.write('kept')
    else demoPass.remove()
    demoSignIn.write('yes')
    void navigate({ to: '/dashboard' })
  }

  return (
    // `noValidate`: native messages are in the browser's language, not the page's.
    <form ref={form} action={localizedPath('/dashboard', useLanguage())} noValidate onSubmit={onSubmit}>
      <RingsidePass
        label={t('login.access')}
        tag={<Tag tone="sample">{t('common:sampleData')}</Tag>}
        foot={
          <>
            <p className="small">{t('login.demo')}</p>
            <p className="note">{t('login.nothingKept')}</p>
          </>
        }
      >
        <TabBar
          label={t('login.tabs.label')}
          tabs={['sign-in', 'sign-up'] as const}
          current={isNew ? 'sign-up' : 'sign-in'}
          nameOf={(tab) => t(tab === 'sign-up' ? 'login.tabs.signUp' : 'login.tabs.signIn')}
          linkTo={(tab) => linkOptions({ to: '/login', search: { tab }, replace: true })}
        />
        {isNew && (
          <TextField
            label={t('login.name')}
            error={errorOf('name')}
            ref={name}
            autoComplete="name"
            required
            onChange={() => forget('name')}
          />
        )}
        <TextField
          label={t('login.email')}
          error={errorOf('email')}
          ref={email}
          type="email"
          autoComplete="email"
          required
          placeholder="you@example.com"
          onChange={() => forget('email')}
        />
        <PasswordField
          ref={password}
          isNew={isNew}
          error={errorOf('password')}
          onEdit={() => forget('password')}
        />
        {!isNew && (
          <div className="row">
            <label className={field.tick}>
              <input ref={remember} type="checkbox" />
              {t('login.remember')}
            </label>
            <button type="button" className="link push" onClick={() => void showComingSoon()}>
              {t('login.forgot')}
            </button>
          </div>
        )}
        <Button type="submit" wide>
          {isNew ? t('login.submit.signUp') : t('login.submit.signIn')}
        </Button>
      </RingsidePass>
    </form>
  )
}

type PasswordFieldProps = {
  ref: Ref<HTMLInputElement>
  isNew: boolean
  error: ReactNode
  onEdit: () => void
}

/** The button's label changes with its effect, so it has no `aria-pressed`. */
function PasswordField({ ref, isNew, error, onEdit }: PasswordFieldProps) {
  const { t } = useTranslation('account')
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={t('login.password')} error={error}>
      {(control) => (
        <span className="line">
          <input
            {...control}
            ref={ref}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            onChange={onEdit}
          />
          <Button
            tone="tonal"
            aria-controls={control.id}
            aria-label={isShown ? t('login.hide.long') : t('login.show.long')}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
            {isShown ? t('login.hide.short') : t('login.show.short')}
          </Button>
        </span>
      )}
    </Field>
  )
}

type PassField = 'name' | 'email' | 'password'
type PassProblems = Partial<Record<PassField, 'missing' | 'malformed'>>

/** Null for fields missing from the form. */
type Pass = Record<PassField, string | null>

/** Like `required` and `type=email`, as specified: anything is accepted. International addresses are too. */
export function checkPass({ name, email, password }: Pass): PassProblems {
  const problems: PassProblems = {}
  if (name === '') problems.name = 'missing'
  if (email !== null && cleanEmail(email) === '') problems.email = 'missing'
  else if (email !== null && !isEmail(email)) problems.email = 'malformed'
  if (password === '') problems.password = 'missing'
  return problems
}
