import type { ReactNode } from 'react'
import styles from './choices.module.css'

type Choice = {
  value: string
  label: ReactNode
  note?: ReactNode
  /** An icon or a swatch. */
  lead?: ReactNode
}

type ChoicesProps = {
  name: string
  legend: ReactNode
  options: readonly Choice[]
  /** The values that are chosen at first. */
  chosen: readonly string[]
  /** Whether several values can be chosen. */
  several?: boolean
}

/** Radio buttons or checkboxes as chips. Uncontrolled, so that they work before hydration. */
export function Choices({ name, legend, options, chosen, several = false }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className="flow">
        {options.map(({ value, label, note, lead }) => (
          <label key={value} className={styles.option}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            {lead}
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
