import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { articleIds } from '@/content/articles/article-ids.ts'
import { events } from '@/content/events/events.ts'
import { players } from '@/content/players/players.ts'
import { mainServices, subServicesOf, type ServiceId } from '@/content/services/services.ts'
import { teams } from '@/content/teams/teams.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { labelNamespaces, pages, type PageGroup } from '@/router/pages.ts'
import styles from './site-map-links.module.css'

type PageLink = readonly [path: string, label: string, below?: readonly PageLink[]]
type SiteMapGroup = PageGroup | 'services' | 'blog' | 'events' | 'teams'

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
      links: mainServices.map((id) => [...serviceLink(id), subServicesOf(id).map(serviceLink)]),
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
  return (
    <div className={`wrap stack ${styles.groups}`}>
      {Object.entries(groups).map(([id, { heading, links = [] }]) => (
        <section key={id}>
          <h2>{heading}</h2>
          <Links links={[...pagesOf(id), ...links]} className={styles.links} />
        </section>
      ))}
    </div>
  )
}

function Links({ links, className }: { links: readonly PageLink[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(([path, label, below = []]) => (
        <li key={path}>
          <Link to={path} className={styles.link}>
            {label}
          </Link>
          {below.length > 0 && <Links links={below} className={styles.below} />}
        </li>
      ))}
    </ul>
  )
}
