import type { ReactNode, RefObject } from 'react'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import field from './field.module.css'
import styles from './search-field.module.css'

type SearchFieldProps = {
  id: string
  label: string
  placeholder: string
  /** The name of its button. */
  submitLabel: string
  /** The page that a form without script requests. */
  action: string
  /** `large`: the first thing of a page. */
  size?: 'regular' | 'large'
  input: RefObject<HTMLInputElement | null>
  value: string
  onType: (text: string) => void
  onSubmit: () => void
  /** Hidden inputs for a form without script. */
  children?: ReactNode
}

/** The search box of a list. Without script, the form requests the same URL. */
export function SearchField({
  id,
  label,
  placeholder,
  submitLabel,
  action,
  size = 'regular',
  input,
  value,
  onType,
  onSubmit,
  children,
}: SearchFieldProps) {
  return (
    <form
      className={styles.search}
      data-size={size}
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        className={field.control}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      {children}
      <Button type="submit" tone="tonal" aria-label={submitLabel}>
        <Icon name="search" />
      </Button>
    </form>
  )
}
