import { linkOptions } from '@tanstack/react-router'
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
import { ChipLinks } from '@/ui/chip-links.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Promo } from '@/ui/media/promo.tsx'
import { Tag } from '@/ui/tag.tsx'
import { moreButtonId, photosOf } from './photos.ts'
import styles from './gallery.module.css'
import { PhotoFrame } from './photo-frame.tsx'

export function GalleryWall({ category }: { category: GalleryCategory | undefined }) {
  const { t } = useTranslation(['gallery', 'common'])
  const language = useLanguage()
  const photos = photosOf(category)
  const nameOf = (each: typeof category) => (each ? categoryName(each)[language] : t('all'))
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
        <div className="row">
          <h2 className="visually-hidden">{nameOf(category)}</h2>
          <ChipLinks
            label={t('filter')}
            chips={[undefined, ...galleryCategories].map((each) => ({
              word: nameOf(each),
              count: photosOf(each).length,
              link: linkOptions({ to: '/gallery', search: { category: each } }),
              isChosen: each === category,
            }))}
          />
          <span className="push">
            <Tag tone="sample">{t('common:sampleData')}</Tag>
          </span>
        </div>
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
        <ExternalLink href={config.appStoreUrl} className="button">
          <Icon name="app" />
          {t('app.download')}
        </ExternalLink>
        <ExternalLink href={config.appLinksUrl} className="button bare">
          {t('app.get')}
          <Icon name="external" />
        </ExternalLink>
      </Promo>
    </>
  )
}
