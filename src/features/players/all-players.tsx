import { linkOptions } from '@tanstack/react-router'
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
import { ChipLinks } from '@/ui/chip-links.tsx'
import { getRecord } from '@/content/bouts/records.ts'
import { players } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { indexTexts } from '@/lib/name-search/text-search.ts'
import { localizedPath, type Language } from '@/contract/language.ts'
import { SearchField } from '@/ui/form/search-field.tsx'
import { PlayerList } from './player-list.tsx'

/** As many as the longest sport has today. The prerendered page must not grow with the roster. */
const mostPerSport = 22

export type AllPlayersProps = {
  view: SearchOf<'/players'>
  onSearch: (query: string) => void
}

/** Searches and filters on every keystroke. The URL follows with a delay. */
export function AllPlayers({ view, onSearch }: AllPlayersProps) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  const search = useSearchText(view.q ?? '', onSearch)
  const query = cleanLine(useDeferredValue(search.text))
  const { sport, tab, sort, look } = view
  const searched = { ...view, q: cleanLine(search.text) || undefined }
  const followed = useFollowed()
  const found = useMemo(() => {
    const all = sortPlayers(findPlayers(sport, query), sort, language)
    return tab === 'following'
      ? all.filter((player) => isFollowed(player, followed))
      : followedFirst(all, followed, idsOfPlayer)
  }, [sport, query, tab, sort, language, followed])
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
          search={search}
          texts={t('search', { returnObjects: true })}
          action={localizedPath('/players', language)}
        >
          {sport && <input type="hidden" name="sport" value={sport} />}
        </SearchField>
        <ChipLinks
          label={t('filter.label')}
          chips={[undefined, ...sportIds].map((id) => ({
            word: id ? sports[id].name[language] : t('filter.all'),
            link: linkOptions({ to: '/players', search: { ...searched, sport: id } }),
            isChosen: id === sport,
          }))}
        />
        <ChipLinks
          label={t('sort.label')}
          isLabelled
          chips={([undefined, 'name', 'record'] as const).map((id) => ({
            word: t(`sort.${id ?? 'rank'}`),
            link: linkOptions({ to: '/players', search: { ...searched, sort: id } }),
            isChosen: id === sort,
          }))}
        />
        <div className="narrow-only">
          <ChipLinks
            label={t('look.label')}
            isLabelled
            chips={([undefined, 'cards'] as const).map((id) => ({
              word: t(`look.${id ?? 'rows'}`),
              link: linkOptions({ to: '/players', search: { ...searched, look: id } }),
              isChosen: id === look,
            }))}
          />
        </div>
      </div>
      {found.length > 0 ? (
        <>
          <PlayerList
            players={found}
            followed={followed}
            view={view}
            most={sport || query ? Infinity : mostPerSport}
          />
          <p className="note">{t('rays')}</p>
        </>
      ) : (
        <div className="card box empty">
          <Icon name={isNobody ? 'follow' : 'search'} />
          <h3>{t(isNobody ? 'nobody.message' : 'empty.message')}</h3>
          <p className="soft">{t(isNobody ? 'nobody.hint' : 'empty.hint')}</p>
          <ButtonLink to="/players" resetScroll={false} tone="tonal" onClick={search.clear}>
            {t('empty.clear')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** By rank (the roster's order), or as the visitor chooses. */
export function sortPlayers(
  listed: readonly Player[],
  sort: SearchOf<'/players'>['sort'],
  language: Language,
): readonly Player[] {
  if (sort === undefined) return listed
  const { compare } = new Intl.Collator(language)
  return listed.toSorted((a, b) => {
    if (sort === 'name') return compare(a.name[language], b.name[language])
    const [one, other] = [getRecord(a), getRecord(b)]
    return other.wins - one.wins || one.losses - other.losses
  })
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
