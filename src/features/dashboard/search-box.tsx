import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import fieldStyles from '@/ui/field.module.css'
import layout from '@/ui/layout.module.css'
import styles from './search-box.module.css'

type SearchBoxProps = {
  /** What the address searches for. */
  query: string
  onSearch: (query: string) => void
}

/** Long enough not to follow every key, short enough to feel at once. */
const pauseMs = 200

export function SearchBox({ query, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('dashboard')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [text, setText] = useState(query)
  const [known, setKnown] = useState(query)
  // The address changed by another way than this box: by Back, a link, or the button that clears it.
  if (known !== query) {
    setKnown(query)
    if (query !== text.trim()) setText(query)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), pauseMs)
  }

  return (
    <form
      className={styles.box}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(timer.current)
        onSearch(text.trim())
      }}
    >
      <label className={layout.visuallyHidden} htmlFor="past-search">
        {t('search.label')}
      </label>
      <input
        id="past-search"
        className={fieldStyles.control}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  )
}
