import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useId, useRef, useState, useMemo, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanLine } from '@/lib/typed-text.ts'
import { openModal } from '@/ui/overlays/open-modal.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { SearchResults, type ShownGroup } from './search-results.tsx'
import type { SearchEntry } from './search-entry.ts'
import sheet from '@/ui/overlays/sheet.module.css'
import { prepareFinder, type EntryFinder } from './find-entries.ts'

/**
 * The full-screen site search. Focus stays in the field while the arrow keys move through the hits; queries are never
 * stored.
 */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search', 'common'])
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const typed = cleanLine(text)
  const query = useDeferredValue(typed)
  const known = useFinder()
  const found = known && query !== '' ? known.finder.find(query) : null
  const groups: readonly ShownGroup[] = found
    ? found.groups
    : [{ kind: null, hits: known ? suggested(known.entries) : [], more: 0 }]
  const hits = groups.flatMap((group) => group.hits)

  // Tied to the field's text, not to the hits, so that arrow keys pressed before the hits arrive still count.
  const [walk, setWalk] = useState({ typed, place: 0 })
  const place = walk.typed === typed ? Math.max(0, Math.min(walk.place, hits.length - 1)) : 0
  const hitId = `${listId}-${place}`

  const close = () => dialog.current?.close()
  const router = useRouter()

  useEffect(() => {
    if (dialog.current) openModal(dialog.current, router)
    input.current?.focus()
  }, [router])

  useEffect(() => {
    document.getElementById(hitId)?.scrollIntoView({ block: 'nearest' })
  }, [hitId])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || hits.length === 0) return
    event.preventDefault()
    setWalk({ typed, place: (place + step + hits.length) % hits.length })
  }

  return (
    <dialog ref={dialog} className={sheet.sheet} aria-label={t('label')} onClose={onClose}>
      <div className="wrap">
        <form
          role="search"
          className={`line gap-3 ${sheet.field}`}
          onSubmit={(event) => {
            event.preventDefault()
            document.getElementById(hitId)?.click()
          }}
        >
          <Icon name="search" />
          <input
            ref={input}
            type="text"
            className="title-2"
            role="combobox"
            aria-label={t('label')}
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={hits.length > 0 ? hitId : undefined}
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
          <button type="button" className="icon-button bare" aria-label={t('common:close')} onClick={close}>
            <Icon name="close" />
          </button>
        </form>
        <div className="ends note">
          {/* The page's live region is inert while a modal dialog is open, so the dialog has its own. */}
          <p role="status">
            {!known && t('loading')}
            {found?.isPartial && `${t('partial')} `}
            {found && t('found', { count: found.count })}
            {found && found.count > 0 && ` ${t('across', { count: groups.length })}`}
          </p>
          {hits.some(isSample) && <Tag tone="sample">{t('common:sampleData')}</Tag>}
        </div>
        <SearchResults id={listId} groups={groups} query={query} place={place} />
        {found?.count === 0 && <NothingFound query={query} />}
      </div>
    </dialog>
  )
}

/** People, teams and events are invented. The cricket series is real. */
const isSample = ({ path }: SearchEntry): boolean => /^\/(?:player|team|event)\//.test(path)

/** Written by the build and the dev server (`build/content/search-index.ts`), so a fresh clone has none. */
const indexFile = import.meta.glob<readonly SearchEntry[]>('./search-index.gen.json', { import: 'default' })

/** The search index over all entries. Null until it is loaded. */
function useFinder(): { entries: readonly SearchEntry[]; finder: EntryFinder } | null {
  const [entries, setEntries] = useState<readonly SearchEntry[] | null>(null)
  useEffect(() => {
    for (const load of Object.values(indexFile)) void withRetry(load).then(setEntries)
  }, [])
  return useMemo(() => entries && { entries, finder: prepareFinder(entries) }, [entries])
}

/** Popular pages, shown before any input. */
const suggestedPaths = [
  '/event/battle-of-the-burj',
  '/live-scores',
  '/watch',
  '/players',
  '/#packages',
  '/help#find-code',
]

function suggested(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  return suggestedPaths.flatMap((path) => entries.find((entry) => entry.path === path) ?? [])
}

function NothingFound({ query }: { query: string }) {
  const { t } = useTranslation('search')
  return (
    <div className="card box empty">
      <h2>
        <bdi>{t('none.heading', { query })}</bdi>
      </h2>
      <p className="soft">{t('none.body')}</p>
      <p className="row">
        <ButtonLink to="/help" search={{ q: query }}>
          <Icon name="help" />
          {t('none.help')}
        </ButtonLink>
        <ButtonLink to="/contact" tone="tonal">
          <Icon name="mail" />
          {t('none.contact')}
        </ButtonLink>
      </p>
    </div>
  )
}
