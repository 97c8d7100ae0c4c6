import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { articleIds } from '@/content/articles/article-ids.ts'
import { events } from '@/content/events/events.ts'
import { players } from '@/content/players/players.ts'
import { channelOrder } from '@/content/services/services.ts'
import { teams } from '@/content/teams/teams.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import layout from '@/ui/layout.module.css'
import styles from './site-map-links.module.css'

type PageLink = readonly [path: string, label: string]

/** Every page for visitors, in groups. `tests/build/links.test.ts` lists the pages that are missing. */
export function SiteMapLinks() {
  const { t } = useTranslation(['site', 'services', 'blog'])
  const language = useLanguage()
  const groups: Record<string, { heading: string; links: readonly PageLink[] }> = {
    watch: {
      heading: t('footer.watch'),
      links: [
        ['/watch', t('footer.watchCode')],
        ['/live-scores', t('bar.liveScores')],
        ['/events', t('bar.events')],
        ['/battleofburj', t('footer.battle')],
        ['/gallery', t('bar.gallery')],
      ],
    },
    company: {
      heading: t('footer.company'),
      links: [
        ['/', t('bar.home')],
        ['/about', t('bar.about')],
        ['/services', t('bar.services')],
        ['/ai-services', t('footer.aiServices')],
        ['/ai-analytics', t('bar.aiAnalytics')],
        ['/sporte-coin', t('bar.coin')],
        ['/plan', t('services:plan')],
        ['/partnerships', t('bar.partnerships')],
      ],
    },
    help: {
      heading: t('footer.help'),
      links: [
        ['/help', t('footer.helpCentre')],
        ['/contact', t('footer.contact')],
        ['/enquiries', t('footer.messages')],
        ['/your-data', t('footer.yourData')],
        ['/accessibility', t('footer.accessibility')],
        ['/privacy', t('footer.privacy')],
        ['/terms', t('footer.terms')],
        ['/terms-conditions-app', t('footer.appTerms')],
      ],
    },
    services: {
      heading: t('bar.services'),
      links: channelOrder.map((id) => [`/service/${id}`, t(`services:services.${id}.name`)]),
    },
    blog: {
      heading: t('footer.blog'),
      links: [
        ['/blog', t('blog:articles')],
        ...articleIds.map((id): PageLink => [`/blog/${id}`, t(`blog:heads.${id}.title`)]),
      ],
    },
    demo: {
      heading: t('footer.demo'),
      links: [
        ['/login', t('siteMap.demoLogin')],
        ['/dashboard', t('demo.nav.dashboard')],
        ['/notifications', t('demo.notifications')],
        ['/profile', t('demo.profile')],
        ['/player-of-month', t('demo.nav.playerOfMonth')],
      ],
    },
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
      links: [
        ['/players', t('demo.nav.players')],
        ...players.map(({ id, name }): PageLink => [`/player/${id}`, name[language]]),
      ],
    },
  }
  return (
    <div className={`${layout.wrap} ${layout.stack} ${styles.groups}`}>
      {Object.entries(groups).map(([id, { heading, links }]) => (
        <section key={id}>
          <h2>{heading}</h2>
          <ul className={styles.links}>
            {links.map(([path, label]) => (
              <li key={path}>
                <Link to={path} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
