import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { phone } from '@/assets/art/phone.ts'
import { config } from '@/config.ts'
import { categoryName } from '@/content/category-name.ts'
import { type GalleryCategory, galleryCategories } from '@/content/events/event-categories.ts'
import { useAnnounced } from '@/platform/screen-reader.ts'
import { allowImages } from '@/platform/device/low-data.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { firstOnPhones, ShortCards } from '@/ui/blocks/short-cards.tsx'
import { Button } from '@/ui/button.tsx'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Promo } from '@/ui/media/promo.tsx'
import tabStyles from '@/ui/tabs.module.css'
import { Tag } from '@/ui/tag.tsx'
import { moreButtonId } from './frame-id.ts'
import { photosOf } from './photos-of.ts'
import styles from './gallery.module.css'
import { PhotoFrame } from './photo-frame.tsx'

export function GalleryWall({ category }: { category: GalleryCategory | undefined }) {
  const { t } = useTranslation(['gallery', 'common'])
  const photos = photosOf(category)
  const wall = useRef<HTMLElement>(null)

  useAnnounced(category, t('result', { count: photos.length }))

  const load = () => {
    if (wall.current) allowImages(wall.current)
    // The pressed button is about to disappear, so focus moves to the first photo.
    wall.current?.querySelector<HTMLElement>('ul a')?.focus({ preventScroll: true })
  }

  return (
    <>
      <section ref={wall} className="wrap section stack gap-5">
        <PhotoFilter chosen={category} />
        <div className={`row ${styles.held}`}>
          <p>{t('held')}</p>
          <Button tone="tonal" size="small" onClick={load}>
            {t('load')}
          </Button>
        </div>
        <ShortCards id={moreButtonId} more={t('showMore', { count: photos.length - firstOnPhones })}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <PhotoFrame photo={photo} category={category} isFirst={index === 0} />
            </li>
          ))}
        </ShortCards>
      </section>
      <Promo heading={t('app.heading')} lead={t('app.lead')} art={phone}>
        <ExternalLink href={config.appStoreUrl} newTabLabel={t('common:opensInNewTab')} className="button">
          <Icon name="app" />
          {t('app.download')}
        </ExternalLink>
        <ExternalLink
          href={config.appLinksUrl}
          newTabLabel={t('common:opensInNewTab')}
          className="button bare"
        >
          {t('app.get')}
          <Icon name="external" />
        </ExternalLink>
      </Promo>
    </>
  )
}

function PhotoFilter({ chosen }: { chosen: GalleryCategory | undefined }) {
  const { t } = useTranslation(['gallery', 'common'])
  const language = useLanguage()
  return (
    <div className="row">
      <h2 className="visually-hidden">{chosen ? categoryName(chosen)[language] : t('all')}</h2>
      <nav className="flow" aria-label={t('filter')}>
        {[undefined, ...galleryCategories].map((category) => (
          <Link
            key={category ?? 'all'}
            to="/gallery"
            search={{ category }}
            resetScroll={false}
            className={tabStyles.chip}
            activeOptions={{ exact: true }}
            aria-current={category === chosen ? 'true' : undefined}
          >
            {category ? categoryName(category)[language] : t('all')}
            <Ltr numeral>{String(photosOf(category).length)}</Ltr>
          </Link>
        ))}
      </nav>
      <span className="push">
        <Tag tone="sample">{t('common:sampleData')}</Tag>
      </span>
    </div>
  )
}
