import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { codeLength, overtype, readCode } from './access-code.ts'
import styles from '@/ui/form/code-field.module.css'

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

  const [[first, after], setSelection] = useState<[first: number, after: number]>([codeLength, 0])
  const start = Math.min(first, value.length, codeLength - 1)

  const readSelection = (field: HTMLInputElement) =>
    setSelection([field.selectionStart ?? 0, field.selectionEnd ?? 0])

  // React reports no selection that a script sets: Chromium dispatches `selectionchange` at the input.
  const select = (field: HTMLInputElement, from: number, to = from) => {
    field.setSelectionRange(from, to)
    readSelection(field)
  }

  const change = (isComposing: boolean, inserted = '') => {
    const field = input.current
    if (!field) return
    setComposed(isComposing ? field.value : null)
    if (isComposing) return onChange(field.value, true)
    const { text, caret } = overtype(value, field.value, field.selectionStart ?? field.value.length, inserted)
    // Set before React renders the same value, which would move the caret to the end.
    field.value = readCode(text).code
    select(field, caret)
    onChange(text, false)
  }

  const selectPressed = ({ currentTarget: field, clientX, detail }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = field.getBoundingClientRect()
    const box = Math.floor(((clientX - left) / width) * codeLength)
    // A second click selects the whole code. Without `detail` it is no pointer.
    if (detail === 1) select(field, box, box + 1)
  }

  // The visitor may have typed before hydration.
  const adoptEarlyText = useEffectEvent(() => {
    if (input.current?.value) change(false)
  })
  useEffect(() => adoptEarlyText(), [])

  return (
    <label className={styles.field} data-invalid={isInvalid || undefined} data-busy={isBusy || undefined}>
      <span className="visually-hidden">{t('codeLabel')}</span>
      <input
        type="text"
        ref={input}
        name="code"
        dir="ltr"
        inputMode="text"
        // Not `one-time-code`: password managers fill in their own codes, and ours comes from the app, not by SMS.
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        readOnly={isBusy}
        value={composed ?? value}
        onChange={({ nativeEvent }) => {
          const typed = nativeEvent instanceof InputEvent ? nativeEvent : null
          change(typed?.isComposing ?? false, typed?.data ?? '')
        }}
        onClick={selectPressed}
        onSelect={({ currentTarget }) => readSelection(currentTarget)}
        // Deferred, because Safari fires the last input event after `compositionend`, but Chromium before it.
        onCompositionEnd={() => setTimeout(change, 0, false)}
      />
      <span className={styles.boxes} aria-hidden="true">
        {Array.from({ length: codeLength }, (_, index) => (
          <i
            key={index}
            className="figure-4"
            data-filled={index < value.length || undefined}
            data-current={index === start || (index > start && index < after) || undefined}
          >
            {value[index]}
          </i>
        ))}
      </span>
    </label>
  )
}
