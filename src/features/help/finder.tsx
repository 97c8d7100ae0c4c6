import { useTranslation } from 'react-i18next'
import { localizedPath } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useSearchText } from '@/shared/use-search-text.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './finder.module.css'

type FinderProps = {
  /** The search query in the URL. */
  query: string
  onSearch: (query: string) => void
}

/** The search box. Without script, the form submits to the same URL. */
export function Finder({ query, onSearch }: FinderProps) {
  const { t } = useTranslation('help')
  const language = useLanguage()
  const { field, text, type, submit } = useSearchText(query, onSearch)
  return (
    <form
      className={styles.finder}
      role="search"
      action={localizedPath('/help', language)}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label className="visually-hidden" htmlFor="help-search">
        {t('search.label')}
      </label>
      <input
        ref={field}
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
