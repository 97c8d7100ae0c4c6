import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { GalleryPhoto } from '@/content/gallery.ts'
import { categoryName } from '@/content/category-name.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './photo-caption.module.css'

type PhotoCaptionProps = { photo: GalleryPhoto }

/** Has its own live region, because the page's live region is inert behind the modal dialog. */
export function PhotoCaption({ photo }: PhotoCaptionProps) {
  const { t } = useTranslation('gallery')
  const language = useLanguage()
  const now = useNow()
  const { eventPage } = photo
  return (
    <div className={`stack ${styles.caption}`} aria-live="polite">
      <h2>{photo.title[language]}</h2>
      <p>{photo.description[language]}</p>
      <p className="note">
        {categoryName(photo.category)[language]}
        {now && ` · ${formatDate(venueDate(now, photo.dayOffset), language, 'long')}`}
      </p>
      {eventPage && (
        <Link to="/event/$eventId" params={{ eventId: eventPage }} className="link">
          {t('viewer.event')}
          <Icon name="arrow-forward" />
        </Link>
      )}
    </div>
  )
}
