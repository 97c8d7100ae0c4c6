import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/ui/layout.module.css'
import { codeLength } from './access-code.ts'
import styles from './code-field.module.css'

type CodeFieldProps = {
  value: string
  onChange: (text: string) => void
  /** Ids of the texts that explain it. */
  describedBy: string
  isInvalid: boolean
  isBusy: boolean
}

/**
 * One real input under six drawn boxes: a single field for pasting, autofill, keyboards and screen readers. No
 * `maxLength`, which would cut a pasted "K7B-4QX" before its hyphen is removed. Always left to right.
 */
export function CodeField({ value, onChange, describedBy, isInvalid, isBusy }: CodeFieldProps) {
  const { t } = useTranslation('watch')
  const input = useRef<HTMLInputElement>(null)

  // The field may have been typed into before hydration.
  const adoptEarlyText = useEffectEvent(() => {
    if (input.current?.value) onChange(input.current.value)
  })
  useEffect(() => adoptEarlyText(), [])

  return (
    <label className={styles.field} data-invalid={isInvalid || undefined} data-busy={isBusy || undefined}>
      <span className={layout.visuallyHidden}>{t('codeLabel')}</span>
      <input
        type="text"
        ref={input}
        name="code"
        dir="ltr"
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        readOnly={isBusy}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={styles.boxes} aria-hidden="true">
        {Array.from({ length: codeLength }, (_, index) => (
          <i
            key={index}
            data-filled={index < value.length || undefined}
            data-next={index === value.length || undefined}
          >
            {value[index]}
          </i>
        ))}
      </span>
    </label>
  )
}
