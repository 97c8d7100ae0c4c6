import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { controlRoom } from '@/assets/art/control-room.ts'
import { stillBelt } from '@/assets/art/still-belt.ts'
import { Picture } from '@/ui/media/picture.tsx'
import styles from '@/drawings/house-ad.module.css'

type HouseAdProps = {
  kind: 'packages' | 'watch'
  /** `strip` is one line high. */
  shape?: 'banner' | 'strip'
}

/** Sporte's own advertisement, shown in slots that are not booked. */
export function HouseAd({ kind, shape = 'banner' }: HouseAdProps) {
  const { t } = useTranslation('site')
  const isWide = kind === 'packages'
  const words = (
    <>
      <Picture
        art={isWide ? controlRoom : stillBelt}
        alt=""
        sizes={isWide ? '(width < 64rem) 92vw, 970px' : '444px'}
        mirrors={isWide}
        className={styles.art}
      />
      <span className="small">
        <strong className="title-2">{t(`ads.${kind}.title`)}</strong>
        <span>{t(`ads.${kind}.text`)}</span>
        <span className="button small">{t(`ads.${kind}.action`)}</span>
      </span>
    </>
  )
  const className = `card dark ${styles.house} ${shape === 'strip' ? styles.strip : ''}`
  return isWide ? (
    <Link to="/" hash="packages" className={className} activeOptions={{ includeHash: true }}>
      {words}
    </Link>
  ) : (
    <Link to="/watch" className={className}>
      {words}
    </Link>
  )
}
