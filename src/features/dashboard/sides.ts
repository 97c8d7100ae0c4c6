import type { Bout } from '@/content/bouts.ts'
import { countryOf } from '@/content/countries.ts'
import { findPlayer } from '@/content/players.ts'
import { findTeam } from '@/content/teams.ts'
import type { Localized } from '@/content/localized.ts'

type Side = { name: Localized; flag: string }

/** Whoever stands on one side of a bout: a fighter or a team. */
export function sideOf(bout: Bout, corner: 'red' | 'blue'): Side {
  const found = bout.kind === 'combat' ? findPlayer(bout[corner]) : findTeam(bout[corner])
  if (!found) throw new Error(`Nobody is called ${bout[corner]}`)
  return { name: found.name, flag: countryOf(found.country).flag }
}
