import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import { announce } from '@/platform/screen-reader.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import styles from './compare-tray.module.css'

type CompareTrayProps = {
  /** One or two. */
  picked: readonly Player[]
  onRemove: (player: Player) => void
}

/** The players picked so far. It stays in view while the visitor looks for the second one. */
export function CompareTray({ picked, onRemove }: CompareTrayProps) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  const [red, blue] = picked.map(({ name }) => name[language])

  useEffect(() => {
    if (!red) return
    announce(blue ? t('pick.ready', { red, blue }) : t('pick.picked', { name: red }))
  }, [red, blue, t])

  return (
    <aside className={`card headed row ${styles.tray}`} aria-label={t('pick.tray')}>
      <ul className={styles.corners}>
        {picked.map((player) => (
          <li key={player.id} className="noted ends">
            <b>{player.name[language]}</b>
            <button
              type="button"
              className="icon-button bare"
              aria-label={t('pick.remove', { name: player.name[language] })}
              onClick={() => onRemove(player)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {!blue && <li className="noted line soft">{t('pick.waiting')}</li>}
      </ul>
      {blue && (
        <ButtonLink to="/players" search={{ compare: picked.map(({ id }) => id).join(',') }}>
          <Icon name="compare" />
          {t('pick.compare')}
        </ButtonLink>
      )}
    </aside>
  )
}
