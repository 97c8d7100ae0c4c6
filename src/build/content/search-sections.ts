import { departmentIds, departments } from '@/content/departments.ts'
import { legalDocumentNames, legalDocuments } from '@/content/legal-documents.ts'
import { packageIds } from '@/content/packages.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import type { Language } from '@/contract/language.ts'
import type { SearchEntry } from '@/features/search/search-entry.ts'
import type { Translate } from './search-facts.ts'

/** Sections of pages that people search for by name. */
export function sectionEntries(say: Translate): SearchEntry[] {
  return [
    {
      kind: 'page',
      path: '/#packages',
      title: say((t) => t('packages:label')),
      hint: say((t) => packageIds.map((id) => t(`packages:tiers.${id}.name`)).join(' · ')),
      words: say((t, language) => `${t('site:bar.packages')} ${sportNames(language)}`),
      icon: 'packages',
    },
    ...(['fixtures', 'points'] as const).map((view): SearchEntry => ({
      kind: 'page',
      path: `/live-scores?view=${view}`,
      title: say((t) => t(`scores:views.${view}`)),
      hint: say((t) => t('site:bar.liveScores')),
      words: sports.cricket.name,
      icon: view === 'points' ? 'chart' : 'calendar',
    })),
    {
      kind: 'page',
      path: '/players?tab=following',
      title: say((t) => t('players:tabs.following')),
      hint: say((t) => t('dashboard:following.label')),
      words: say((t) => `${t('site:footer.players')} ${t('account:profile.followed.heading')}`),
      icon: 'star',
    },
    {
      kind: 'page',
      path: '/events#past',
      title: say((t) => t('events:past.heading')),
      hint: say((t) => t('site:bar.events')),
      icon: 'history',
    },
  ]
}

/** The packages cover every sport, so that "boxing package" finds them. */
const sportNames = (language: Language): string =>
  sportIds.map((sport) => sports[sport].name[language]).join(' ')

export function packageEntries(say: Translate): SearchEntry[] {
  return packageIds.map((id) => ({
    kind: 'page',
    path: `/#package-${id}`,
    title: say((t) => t(`packages:tiers.${id}.about`)),
    hint: say((t) => `${t('packages:label')} · ${t(`packages:tiers.${id}.body`)}`),
    words: say((_t, language) => sportNames(language)),
    icon: 'packages',
  }))
}

export function departmentEntries(say: Translate): SearchEntry[] {
  return departmentIds.map((id) => ({
    kind: 'page',
    path: `/contact#${id}`,
    title: departments[id].name,
    hint: say((t) => `${t('site:footer.contact')} · ${t(`contact:directory.does.${id}`)}`),
    icon: 'mail',
  }))
}

/** Headings of legal texts, except "Contact", which the contact page answers. */
export function legalEntries(say: Translate): SearchEntry[] {
  return legalDocumentNames.flatMap((document) => {
    const { en, ar } = say((t): Record<string, { heading: string }> =>
      t(`${document}:sections`, { returnObjects: true }),
    )
    return Object.keys(en)
      .filter((id) => id !== 'contact')
      .map((id) => ({
        kind: 'legal' as const,
        path: `${legalDocuments[document].to}#${id}`,
        title: { en: en[id]?.heading ?? '', ar: ar[id]?.heading ?? '' },
        hint: say((t) => t(`legal:documents.${document}`)),
        icon: 'document' as const,
      }))
  })
}
