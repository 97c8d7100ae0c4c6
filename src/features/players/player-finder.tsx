import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sport } from '@/content/sport-ids.ts'
import { localizedPath } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { buttonClass } from '@/ui/button.ts'
import fieldStyles from '@/ui/form/field.module.css'
import { Icon } from '@/ui/icon.tsx'
import styles from './player-finder.module.css'

type PlayerFinderProps = {
  field: RefObject<HTMLInputElement | null>
  text: string
  sport: Sport | undefined
  onType: (text: string) => void
  onSubmit: () => void
}

/** The search box. Without script it is a form that requests the same URL. */
export function PlayerFinder({ field, text, sport, onType, onSubmit }: PlayerFinderProps) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  return (
    <form
      className={styles.finder}
      role="search"
      action={localizedPath('/players', language)}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label className="visually-hidden" htmlFor="players-search">
        {t('search.label')}
      </label>
      <input
        ref={field}
        id="players-search"
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        className={fieldStyles.control}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {sport && <input type="hidden" name="sport" value={sport} />}
      <button type="submit" className={buttonClass({ tone: 'tonal' })} aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
