import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/ui/layout.module.css'
import { codeLength } from './access-code.ts'
import styles from './code-field.module.css'

type CodeFieldProps = {
  value: string
  onChange: (text: string, isComposing: boolean) => void
  /** The ids of the describing elements. */
  describedBy: string
  isInvalid: boolean
  isBusy: boolean
}

/**
 * One real input under six drawn boxes, for pasting, autofill, keyboards and screen readers; always left to right. No
 * `maxLength`, which would cut a pasted "K7B-4QX" before its hyphen is removed.
 */
export function CodeField({ value, onChange, describedBy, isInvalid, isBusy }: CodeFieldProps) {
  const { t } = useTranslation('watch')
  const input = useRef<HTMLInputElement>(null)

  // The raw text during IME composition. Replacing it would make the keyboard insert its text twice.
  const [composed, setComposed] = useState<string | null>(null)

  const change = (isComposing: boolean) => {
    const text = input.current?.value ?? ''
    setComposed(isComposing ? text : null)
    onChange(text, isComposing)
  }

  // The visitor may have typed before hydration.
  const adoptEarlyText = useEffectEvent(() => {
    if (input.current?.value) change(false)
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
        value={composed ?? value}
        onChange={({ nativeEvent }) => change(nativeEvent instanceof InputEvent && nativeEvent.isComposing)}
        // Deferred, because Safari fires the last input event after `compositionend`, but Chromium before it.
        onCompositionEnd={() => setTimeout(change, 0, false)}
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
