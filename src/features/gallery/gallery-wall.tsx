import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phone } from '@/assets/art/phone.ts'
import { config } from '@/config.ts'
import type { GalleryCategory } from '@/content/events/event-categories.ts'
import { useAnnounced } from '@/platform/screen-reader.ts'
import { allowImages } from '@/platform/device/low-data.ts'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Promo } from '@/ui/media/promo.tsx'
import { moreButtonId } from './frame-id.ts'
import { photosOf } from './photos-of.ts'
import styles from './gallery-wall.module.css'
import { PhotoFilter } from './photo-filter.tsx'
import { PhotoFrame } from './photo-frame.tsx'

/** Phones initially show four photos. The breakpoint is in `gallery-wall.module.css`. */
const firstFew = 4

type GalleryWallProps = { category: GalleryCategory | undefined }

export function GalleryWall({ category }: GalleryWallProps) {
  const { t } = useTranslation(['gallery', 'common'])
  const photos = photosOf(category)
  const [isWhole, setIsWhole] = useState(false)
  const isShort = useHydrated() && !isWhole && photos.length > firstFew
  const wall = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)

  useAnnounced(category, t('result', { count: photos.length }))

  useEffect(() => {
    // The pressed button is gone, so focus moves to the first new photo.
    if (isWhole) list.current?.children[firstFew]?.querySelector('a')?.focus()
  }, [isWhole])

  const load = () => {
    if (wall.current) allowImages(wall.current)
    // The pressed button is about to disappear, so focus moves to the first photo.
    list.current?.querySelector('a')?.focus({ preventScroll: true })
  }

  return (
    <>
      <section ref={wall} className={`wrap ${styles.wall}`}>
        <PhotoFilter chosen={category} />
        <div className={styles.held}>
          <p>{t('held')}</p>
          <button type="button" className={buttonClass({ tone: 'tonal', size: 'small' })} onClick={load}>
            {t('load')}
          </button>
        </div>
        <ul
          ref={list}
          className={styles.frames}
          data-count={Math.min(photos.length, firstFew + 1)}
          data-short={isShort || undefined}
        >
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <PhotoFrame photo={photo} category={category} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        {isShort && (
          <button
            type="button"
            id={moreButtonId}
            className={`${buttonClass({ tone: 'tonal', wide: true })} ${styles.more}`}
            onClick={() => setIsWhole(true)}
          >
            {t('showMore', { count: photos.length - firstFew })}
          </button>
        )}
      </section>
      <Promo heading={t('app.heading')} lead={t('app.lead')} art={phone}>
        <ExternalLink
          href={config.appStoreUrl}
          newTabLabel={t('common:opensInNewTab')}
          className={buttonClass()}
        >
          <Icon name="app" />
          {t('app.download')}
        </ExternalLink>
        <ExternalLink
          href={config.appLinksUrl}
          newTabLabel={t('common:opensInNewTab')}
          className={buttonClass({ tone: 'bare' })}
        >
          {t('app.get')}
          <Icon name="external" />
        </ExternalLink>
      </Promo>
    </>
  )
}
