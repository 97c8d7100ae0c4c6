import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

type ControlProps = {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: ReactNode
  /** A note beside the label, such as "optional". */
  mark?: ReactNode
  error?: ReactNode
  /** Receives the attributes that connect the control to its label and error. */
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, mark, error, children }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {mark && <span className={styles.hint}>{mark}</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
