import { useTranslation } from 'react-i18next'
import { useSearchText } from '@/shared/use-search-text.ts'
import fieldStyles from '@/ui/form/field.module.css'
import styles from './search-box.module.css'

type SearchBoxProps = {
  /** The search query in the URL. */
  query: string
  onSearch: (query: string) => void
}

export function SearchBox({ query, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('dashboard')
  const { field, text, type, submit } = useSearchText(query, onSearch)
  return (
    <form
      className={styles.box}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label className="visually-hidden" htmlFor="past-search">
        {t('search.label')}
      </label>
      <input
        ref={field}
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
