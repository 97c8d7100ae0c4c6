import { Link } from '@tanstack/react-router'
import type { GalleryCategory } from '@/content/events/event-categories.ts'
import type { GalleryPhoto } from '@/content/gallery.ts'
import { categoryName } from '@/content/category-name.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { pictureNames } from '@/content/picture-names.ts'
import { usePictureAlt } from '@/shared/use-picture-words.ts'
import { VenueDay } from '@/shared/venue-day.tsx'
import { MediaCard } from '@/ui/blocks/media-card.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import { Tag } from '@/ui/tag.tsx'
import { frameId } from './photos.ts'

type PhotoFrameProps = {
  photo: GalleryPhoto
  category: GalleryCategory | undefined
  /** Loads its picture with priority. */
  isFirst: boolean
}

export function PhotoFrame({ photo, category, isFirst }: PhotoFrameProps) {
  const getAlt = usePictureAlt()
  const language = useLanguage()
  return (
    <MediaCard
      picture={
        <Picture
          art={photo.art}
          alt={getAlt(pictureNames.get(photo.art))}
          sizes="(width < 48rem) 92vw, 31vw"
          priority={isFirst}
          mirrors
        />
      }
      tags={<Tag>{categoryName(photo.category)[language]}</Tag>}
      title={
        <Link
          id={frameId(photo.id)}
          to="/gallery"
          search={{ category, photo: photo.id }}
          state={{ openedHere: true }}
          resetScroll={false}
          activeOptions={{ exact: true }}
        >
          {photo.title[language]}
        </Link>
      }
    >
      <p className="note">
        <VenueDay dayOffset={photo.dayOffset} format="long" />
        <br />
        {photo.description[language]}
      </p>
    </MediaCard>
  )
}
