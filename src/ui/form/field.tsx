import { useId, type ComponentProps, type ReactNode } from 'react'
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
  /** A doubt about the input, if there is no error. */
  hint?: ReactNode
  /** Receives the attributes that connect the control to its label and the note below. */
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, mark, error, hint, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {mark && <span className={styles.hint}>{mark}</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      {(error || hint) && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {error || hint}
        </p>
      )}
    </div>
  )
}

/** A field with one line of text. */
export function TextField({
  label,
  mark,
  error,
  hint,
  ...input
}: Omit<FieldProps, 'children'> & ComponentProps<'input'>) {
  return (
    <Field label={label} mark={mark} error={error} hint={hint}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  )
}
