import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { demoUser } from '@/content/demo-user.ts'
import { signOut } from '@/shared/demo-pass.ts'
import { cleanEmail, isEmail } from '@/lib/email.ts'
import { cleanLine } from '@/lib/typed-text.ts'
import { focusFirstInvalid } from '@/platform/focus-first-invalid.ts'
import { savedProfile, type SavedProfile } from '@/shared/saved-profile.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { notify } from '@/platform/toasts.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { TextField } from '@/ui/form/field.tsx'
import { Monogram } from '@/drawings/athlete/monogram.tsx'

type Problems = { name?: 'missing' | undefined; email?: 'missing' | 'malformed' | undefined }

/**
 * Renames the sample user on this device only. The fields are uncontrolled, so that they keep text typed before
 * hydration; the stored profile then resets them.
 */
export function ProfileForm() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const kept = savedProfile.use()
  const saved: SavedProfile = kept ?? { name: demoUser.name[language], email: config.demoEmail }
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const [typedName, setTypedName] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const next = {
      name: cleanLine(name.current?.value ?? ''),
      email: cleanEmail(email.current?.value ?? ''),
    }
    const found = check(next)
    setProblems(found)
    if (found.name || found.email) {
      focusFirstInvalid(form.current)
      return
    }
    notify(
      savedProfile.write(next)
        ? { id: 'profile', tone: 'good', title: t('profile.saved.title'), body: t('profile.saved.body') }
        : { id: 'profile', tone: 'bad', title: t('profile.refused.title'), body: t('profile.refused.body') },
    )
  }

  const reset = () => {
    savedProfile.remove()
    setTypedName(null)
    setProblems({})
    form.current?.reset()
    notify({ id: 'profile', tone: 'info', title: t('profile.reset.done') })
  }

  return (
    // `noValidate`, because the browser's messages may be in a different language from the page.
    <form ref={form} className="stack gap-5" noValidate onSubmit={onSubmit}>
      <div className="line gap-4">
        <Monogram name={typedName ?? saved.name} size="large" />
        <p className="note">{t('profile.picture')}</p>
      </div>
      <TextField
        label={t('profile.name')}
        error={problems.name && t(`profile.problem.name.${problems.name}`)}
        key={saved.name}
        ref={name}
        autoComplete="name"
        required
        maxLength={60}
        defaultValue={saved.name}
        onChange={(event) => {
          setTypedName(event.target.value)
          setProblems({})
        }}
      />
      <TextField
        label={t('profile.email')}
        error={problems.email && t(`profile.problem.email.${problems.email}`)}

        key={saved.email}
        ref={email}
        type="email"
        autoComplete="email"
        required
        maxLength={120}
        defaultValue={saved.email}
        onChange={() => setProblems({})}
      />
      <div className="row">
        <Button type="submit">{t('profile.save')}</Button>
        {kept && (
          <Button tone="tonal" onClick={reset}>
            {t('profile.reset.action')}
          </Button>
        )}
        <ButtonLink to="/" tone="bare" onClick={signOut}>
          {t('profile.signOut')}
        </ButtonLink>
      </div>
    </form>
  )
}

function check({ name, email }: SavedProfile): Problems {
  return {
    name: name === '' ? 'missing' : undefined,
    email: email === '' ? 'missing' : isEmail(email) ? undefined : 'malformed',
  }
}
