import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { phone } from '@/assets/art/phone.ts'
import { config } from '@/config.ts'
import { categoryName } from '@/content/category-name.ts'
import { type EventCategory, eventCategories } from '@/content/events/event-categories.ts'
import { pastEvents } from '@/content/events/past-events.ts'
import { useAnnounced } from '@/platform/screen-reader.ts'
import { useScrollToHash } from '@/platform/hydration/scroll-to-hash.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { HideScoresSwitch } from '@/shared/hide-scores-switch.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { ShortCards } from '@/ui/blocks/short-cards.tsx'
import { ChipLinks } from '@/ui/chip-links.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Promo } from '@/ui/media/promo.tsx'
import { Tag } from '@/ui/tag.tsx'
import { PastEventCard } from './past-event-card.tsx'

export function PastEventList({ category }: { category: EventCategory | undefined }) {
  const { t } = useTranslation(['events', 'common'])
  const language = useLanguage()
  const eventsOf = (each: typeof category) => pastEvents.filter(({ sport }) => !each || sport === each)
  const shown = eventsOf(category)

  useScrollToHash()
  useAnnounced(category, t('past.shown', { count: shown.length }))

  return (
    <>
      <Block
        id="past"
        tone="tone"
        label={t('past.label')}
        heading={t('past.heading')}
        aside={
          <div className="row">
            <Tag tone="sample">{t('common:sampleData')}</Tag>
            <HideScoresSwitch>{t('common:hideScores.switch')}</HideScoresSwitch>
          </div>
        }
      >
        <ChipLinks
          label={t('past.filter')}
          chips={[undefined, ...eventCategories].map((each) => ({
            word: each ? categoryName(each)[language] : t('all'),
            count: eventsOf(each).length,
            link: linkOptions({ to: '/events', search: { category: each } }),
            isChosen: each === category,
          }))}
        />
        <ShortCards more={t('past.all', { total: shown.length })}>
          {shown.map((event) => (
            <li key={event.id}>
              <PastEventCard event={event} />
            </li>
          ))}
        </ShortCards>
      </Block>
      <Promo heading={t('app.heading')} lead={t('app.lead')} art={phone}>
        <ExternalLink href={config.appLinksUrl} className="button">
          <Icon name="app" />
          {t('app.get')}
        </ExternalLink>
      </Promo>
    </>
  )
}
