import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localizedPath } from '@/contract/language.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import styles from './finder.module.css'

type FinderProps = {
  /** What the address searches for. */
  query: string
  onSearch: (query: string) => void
}

/** Long enough not to follow every key, short enough to feel at once. */
const pauseMs = 250

/** The search box. Without script it is a form that asks for the same address. */
export function Finder({ query, onSearch }: FinderProps) {
  const { t } = useTranslation('help')
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [text, setText] = useState(query)
  const [known, setKnown] = useState(query)
  // The address changed by another way than this box: by Back, a link, or another search.
  if (known !== query) {
    setKnown(query)
    if (query !== text.trim()) setText(query)
  }

  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), pauseMs)
  }

  // Typed into the prerendered box before this script was there.
  const adoptEarlyText = useEffectEvent(() => {
    const early = input.current?.value ?? ''
    if (early !== text) type(early)
  })
  useEffect(() => {
    adoptEarlyText()
    return () => clearTimeout(timer.current)
  }, [])

  return (
    <form
      className={styles.finder}
      role="search"
      action={localizedPath('/help', language)}
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(timer.current)
        onSearch(text.trim())
      }}
    >
      <label className={layout.visuallyHidden} htmlFor="help-search">
        {t('search.label')}
      </label>
      <input
        ref={input}
        id="help-search"
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <button type="submit" className={buttonClass()}>
        <Icon name="search" />
        <span className={styles.word}>{t('search.submit')}</span>
      </button>
    </form>
  )
}
