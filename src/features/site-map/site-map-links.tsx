import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { articleIds } from '@/content/articles/article-ids.ts'
import { events } from '@/content/events/events.ts'
import { players } from '@/content/players/players.ts'
import { mainServices, subServicesOf, type ServiceId } from '@/content/services/services.ts'
import { teams } from '@/content/teams/teams.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { labelNamespaces, pages, type PageGroup } from '@/router/pages.ts'
import { Accordion } from '@/ui/accordion.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'

type PageLink = readonly [path: string, label: string]
type SiteMapGroup = PageGroup | 'services' | 'blog' | 'events' | 'teams'

const shortGroups = ['watch', 'company', 'help', 'services', 'demo'] as const
/** Closed at first: they would fill the page. */
const longGroups = ['blog', 'events', 'teams', 'players'] as const

/** Every page for visitors, in groups. `tests/build/links.test.ts` lists the pages that are missing. */
export function SiteMapLinks() {
  const { t } = useTranslation([...labelNamespaces, 'blog'])
  const language = useLanguage()
  const pagesOf = (id: string) =>
    Object.entries(pages).flatMap(([path, { group, label }]): PageLink[] =>
      group === id && label ? [[path, t(label)]] : [],
    )
  const serviceLink = (id: ServiceId) => [`/service/${id}`, t(`services:services.${id}.name`)] as const
  const groups: Record<SiteMapGroup, { heading: string; links?: readonly PageLink[] }> = {
    watch: { heading: t('footer.watch') },
    company: { heading: t('footer.company') },
    help: { heading: t('footer.help') },
    services: {
      heading: t('bar.services'),
      links: mainServices.flatMap((id) => [id, ...subServicesOf(id)]).map(serviceLink),
    },
    blog: {
      heading: t('footer.blog'),
      links: [
        ['/blog', t('blog:articles')],
        ...articleIds.map((id): PageLink => [`/blog/${id}`, t(`blog:heads.${id}.title`)]),
      ],
    },
    demo: { heading: t('footer.demo') },
    events: {
      heading: t('siteMap.demoEvents'),
      links: events.map(({ id, title }) => [`/event/${id}`, title[language]]),
    },
    teams: {
      heading: t('siteMap.demoTeams'),
      links: teams.map(({ id, name }) => [`/team/${id}`, name[language]]),
    },
    players: {
      heading: t('siteMap.demoPlayers'),
      links: players.map(({ id, name }) => [`/player/${id}`, name[language]]),
    },
  }
  const linksOf = (id: SiteMapGroup) => [...pagesOf(id), ...(groups[id].links ?? [])]
  return (
    <div className="wrap section">
      <Rows>
        {shortGroups.map((id) => (
          <Row key={id} level="h2" title={groups[id].heading}>
            <Links links={linksOf(id)} />
          </Row>
        ))}
      </Rows>
      <Accordion
        name="long"
        items={longGroups.map((id) => ({
          id,
          question: groups[id].heading,
          answer: <Links links={linksOf(id)} />,
        }))}
      />
    </div>
  )
}

function Links({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className="flow marks">
      {links.map(([path, label]) => (
        <li key={path}>
          <Link to={path} className="quiet-link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
