import type { ReactNode, RefObject } from 'react'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import field from './field.module.css'
import styles from './search-field.module.css'

export type SearchText = {
  /** The box, which the visitor may have typed into before hydration. */
  field: RefObject<HTMLInputElement | null>
  text: string
  type: (text: string) => void
  /** Updates the URL immediately. Without text, moves the focus to the box. */
  submit: () => void
}

type SearchFieldProps = {
  id: string
  search: SearchText
  /** `submit`: the name of its button. */
  texts: Record<'label' | 'placeholder' | 'submit', string>
  /** The page that a form without script requests. */
  action: string
  /** `large`: the first thing of a page. */
  size?: 'regular' | 'large'
  /** Hidden inputs for a form without script. */
  children?: ReactNode
}

/** The search box of a list. Without script, the form requests the same URL. */
export function SearchField({
  id,
  search: { field: input, text, type, submit },
  texts,
  action,
  size = 'regular',
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
        submit()
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {texts.label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        className={field.control}
        placeholder={texts.placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {children}
      <Button type="submit" tone="tonal" aria-label={texts.submit}>
        <Icon name="search" />
      </Button>
    </form>
  )
}
