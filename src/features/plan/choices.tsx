import { Icon, type IconName } from '@/ui/icon.tsx'
import styles from './choices.module.css'

type ChoicesProps = {
  /** The key of the search param. */
  name: string
  legend: string
  options: readonly { value: string; label: string; icon?: IconName }[]
  /** The value of the search param: one value, or several separated by commas. */
  chosen: string | undefined
  /** Whether several values can be chosen. */
  several?: boolean
}

export function Choices({ name, legend, options, chosen = '', several = false }: ChoicesProps) {
  const values = chosen.split(',')
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className="flow">
        {options.map(({ value, label, icon }) => (
          <label key={value} className={`inline ${styles.option}`}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              defaultChecked={values.includes(value)}
            />
            {icon && <Icon name={icon} />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
