import { Link } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { followedFirst, idsOfPlayer, isFollowed } from '@/content/followed.ts'
import { cleanLine } from '@/lib/typed-text.ts'
import { announce } from '@/platform/screen-reader.ts'
import { useFollowed } from '@/shared/use-followed.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { useSearchText } from '@/shared/use-search-text.ts'
import { sportIds, type Sport } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import tabStyles from '@/ui/tabs.module.css'
import { players } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { indexTexts } from '@/lib/name-search/text-search.ts'
import { localizedPath } from '@/contract/language.ts'
import { SearchField } from '@/ui/form/search-field.tsx'
import { PlayerList } from './player-list.tsx'

type AllPlayersProps = {
  view: SearchOf<'/players'>
  onSearch: (query: string) => void
}

/** Searches and filters on every keystroke. The URL follows with a delay. */
export function AllPlayers({ view, onSearch }: AllPlayersProps) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  const { field, text, type, submit, clear } = useSearchText(view.q ?? '', onSearch)
  const query = cleanLine(useDeferredValue(text))
  const { sport, tab } = view
  const followed = useFollowed()
  const found = useMemo(() => {
    const all = findPlayers(sport, query)
    return tab === 'following'
      ? all.filter((player) => isFollowed(player, followed))
      : followedFirst(all, followed, idsOfPlayer)
  }, [sport, query, tab, followed])
  const filters = `${tab} ${sport} ${query}`
  const announced = useRef(filters)
  const isNobody = tab === 'following' && followed.size === 0

  useEffect(() => {
    if (announced.current === filters) return
    // Debounced, so that only the final result is announced.
    const timer = setTimeout(() => {
      announced.current = filters
      announce(
        found.length > 0
          ? t('list.found', { count: found.length })
          : t(isNobody ? 'nobody.message' : 'empty.message'),
      )
    }, 500)
    return () => clearTimeout(timer)
  }, [filters, found.length, isNobody, t])

  return (
    <div className="stack gap-6">
      <div className="row">
        <SearchField
          id="players-search"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          submitLabel={t('search.submit')}
          action={localizedPath('/players', language)}
          input={field}
          value={text}
          onType={type}
          onSubmit={submit}
        >
          {sport && <input type="hidden" name="sport" value={sport} />}
        </SearchField>
        <SportFilter view={{ ...view, q: cleanLine(text) || undefined }} />
      </div>
      {found.length > 0 ? (
        <>
          <PlayerList players={found} followed={followed} />
          <p className="note">{t('rays')}</p>
        </>
      ) : (
        <div className="card box empty">
          <Icon name={isNobody ? 'follow' : 'search'} />
          <h3>{t(isNobody ? 'nobody.message' : 'empty.message')}</h3>
          <p className="soft">{t(isNobody ? 'nobody.hint' : 'empty.hint')}</p>
          <ButtonLink to="/players" resetScroll={false} tone="tonal" onClick={clear}>
            {t('empty.clear')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function SportFilter({ view }: { view: SearchOf<'/players'> }) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  return (
    <nav className="row gap-2" aria-label={t('filter.label')}>
      {[undefined, ...sportIds].map((sport) => (
        <Link
          key={sport ?? 'all'}
          to="/players"
          search={{ ...view, sport }}
          resetScroll={false}
          className={tabStyles.chip}
          activeOptions={{ exact: true }}
          aria-current={sport === view.sport ? 'true' : undefined}
        >
          {sport ? sports[sport].name[language] : t('filter.all')}
        </Link>
      ))}
    </nav>
  )
}

type Searched = Pick<Player, 'name' | 'nickname' | 'team' | 'sport'>

/**
 * Normalises the names once, so that a search per keystroke is fast enough for thousands of players. Both scripts match,
 * so that Arabic input works on the English page.
 */
export function indexRoster<Item extends Searched>(listed: readonly Item[]) {
  const index = indexTexts(listed, ({ name, nickname, team }) =>
    [name, nickname, findTeam(team)?.name].flatMap((text) => (text ? Object.values(text) : [])),
  )
  return (sport: Sport | undefined, query: string): readonly Item[] => {
    const found = index.find(query)
    return sport ? found.filter((player) => player.sport === sport) : found
  }
}

let find: ReturnType<typeof indexRoster<Player>> | undefined

/** Searches the site's players. The index is built at the first search, because most visitors never search. */
export function findPlayers(sport: Sport | undefined, query: string): readonly Player[] {
  find ??= indexRoster(players)
  return find(sport, query)
}
