import { useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button.tsx'
import { Field } from '@/ui/form/field.tsx'
import { Icon } from '@/ui/icon.tsx'

type PasswordFieldProps = {
  ref: Ref<HTMLInputElement>
  isNew: boolean
  error: ReactNode
  onEdit: () => void
}

/** The button's label changes with its effect, so it has no `aria-pressed`. */
export function PasswordField({ ref, isNew, error, onEdit }: PasswordFieldProps) {
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
