import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button.tsx'
import styles from './stored-data-row.module.css'

type StoredDataRowProps = {
  name: string
  /** Its purpose, and the effect of clearing it. */
  about: ReactNode
  /** Its amount or value; a dash if nothing is stored, blank if unknown. */
  figure: string | null
  isKept: boolean
  /** The confirmation, if clearing loses data permanently. */
  question?: { text: string; yes: string; no: string } | null
  onClear: () => void
  children?: ReactNode
}

export function StoredDataRow({
  name,
  about,
  figure,
  isKept,
  question,
  onClear,
  children,
}: StoredDataRowProps) {
  const { t } = useTranslation('your-data')
  const [isAsking, setIsAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const keeper = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) keeper.current?.focus()
  }, [isAsking])

  const answer = (isYes: boolean) => {
    setIsAsking(false)
    if (isYes) onClear()
    opener.current?.focus()
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className="title-3">{name}</h2>
        <p className="note">{about}</p>
      </div>
      <bdi className={`num ${styles.figure}`}>{isKept ? (figure ?? '\u00a0') : '–'}</bdi>
      <div className={styles.action}>
        <Button
          ref={opener}

          tone="tonal"
          size="small"
          aria-label={t('clearOf', { name })}
          aria-disabled={!isKept || undefined}
          aria-expanded={question ? isAsking : undefined}
          onClick={() => {
            if (!isKept) return
            if (question) setIsAsking(true)
            else onClear()
          }}
        >
          {t('clear')}
        </Button>
      </div>
      {children}
      {isAsking && question && (
        <div className={`card noted row ${styles.question}`} role="group" aria-label={question.text}>
          <p>{question.text}</p>
          <Button tone="tonal" size="small" onClick={() => answer(true)}>
            {question.yes}
          </Button>
          <Button
            ref={keeper}

            tone="bare"
            size="small"
            onClick={() => answer(false)}
          >
            {question.no}
          </Button>
        </div>
      )}
    </li>
  )
}
