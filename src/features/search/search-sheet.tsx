import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import { Tag } from '@/ui/tag.tsx'
import { HitList, type ShownGroup } from './hit-list.tsx'
import { NothingFound } from './nothing-found.tsx'
import styles from './search-sheet.module.css'
import { suggested } from './suggested.ts'
import { useFinder } from './use-finder.ts'

type SearchSheetProps = { onClose: () => void }

/**
 * The search over the whole site: a field and what it finds, on a screen of its own. The caret stays in the field while
 * the arrow keys walk through the finds. Nothing that is typed is kept.
 */
export function SearchSheet({ onClose }: SearchSheetProps) {
  const { t } = useTranslation(['search', 'common'])
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const query = useDeferredValue(text.trim())
  const known = useFinder()
  const found = known && query !== '' ? known.finder.find(query) : null
  const groups: readonly ShownGroup[] = found
    ? found.groups.map((group) => ({ ...group, label: t(`kind.${group.kind}`) }))
    : [{ kind: null, label: t('suggested'), hits: known ? suggested(known.entries) : [], more: 0 }]
  const paths = groups.flatMap(({ hits }) => hits.map(({ path }) => path))

  const [walk, setWalk] = useState({ query, place: 0 })
  const place = walk.query === query ? walk.place : 0
  const idOf = (at: number) => `${listId}-${at}`

  const close = () => dialog.current?.close()
  const router = useRouter()

  useEffect(() => {
    dialog.current?.showModal()
    input.current?.focus()
    // Also Back: the page behind must not change under an open search.
    return router.subscribe('onBeforeNavigate', () => dialog.current?.close())
  }, [router])

  useEffect(() => {
    document.getElementById(`${listId}-${place}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, place])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || paths.length === 0) return
    event.preventDefault()
    setWalk({ query, place: (place + step + paths.length) % paths.length })
  }

  const isLoading = known === null
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={t('label')} onClose={onClose}>
      <div className={`${layout.wrap} ${styles.page}`}>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            document.getElementById(idOf(place))?.click()
          }}
        >
          <Icon name="search" className={styles.glass} />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={t('label')}
            aria-autocomplete="list"
            aria-expanded={paths.length > 0}
            aria-controls={listId}
            aria-activedescendant={paths.length > 0 ? idOf(place) : undefined}
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={t('placeholder')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={press}
          />
          <button
            type="button"
            className={iconButtonClass({ quiet: true })}
            aria-label={t('common:close')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </form>
        <div className={styles.summary}>
          {/* Not in the page's live region: everything outside of a modal dialog is out of reach for screen readers. */}
          <p role="status">
            {isLoading && t('loading')}
            {found && t('found', { count: found.count })}
            {found && found.count > 0 && ` ${t('across', { count: groups.length })}`}
          </p>
          {paths.some(isSample) && <Tag tone="sample">{t('common:sampleData')}</Tag>}
        </div>
        <HitList id={listId} groups={groups} query={query} place={place} idOf={idOf} onChoose={close} />
        {found?.count === 0 && <NothingFound query={query} onChoose={close} />}
      </div>
    </dialog>
  )
}

/** People, teams and events are invented, the cricket series is not. */
const isSample = (path: string): boolean => /^\/(?:player|team|event)\//.test(path)
