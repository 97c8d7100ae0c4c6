import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { controlRoom } from '@/assets/art/control-room.ts'
import { stillBelt } from '@/assets/art/still-belt.ts'
import { Picture } from '@/ui/media/picture.tsx'
import styles from '@/drawings/house-ad.module.css'

const links = {
  packages: { to: '/', hash: 'packages', activeOptions: { includeHash: true } },
  watch: { to: '/watch' },
} as const

export type HouseAdKind = keyof typeof links

/** Sporte's own advertisement, shown in slots that are not booked. A strip is one line high. */
export function HouseAd({ kind, isStrip }: { kind: HouseAdKind; isStrip: boolean }) {
  const { t } = useTranslation('site')
  const isWide = kind === 'packages'
  return (
    <Link {...links[kind]} className={`card dark ${styles.house} ${isStrip ? styles.strip : ''}`}>
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
    </Link>
  )
}
