import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { categoryName } from '@/content/category-name.ts'
import { galleryCategories, type GalleryCategory } from '@/content/events/event-categories.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import tabStyles from '@/ui/tabs.module.css'
import { Tag } from '@/ui/tag.tsx'
import { photosOf } from './photos-of.ts'
import styles from './photo-filter.module.css'

type PhotoFilterProps = { chosen: GalleryCategory | undefined }

export function PhotoFilter({ chosen }: PhotoFilterProps) {
  const { t } = useTranslation(['gallery', 'common'])
  const language = useLanguage()
  return (
    <div className={`row ${styles.row}`}>
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
      <Tag>{t('common:sampleData')}</Tag>
    </div>
  )
}
