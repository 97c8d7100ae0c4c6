import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { buttonClass, iconButtonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import thumb from '@/ui/media/thumb.module.css'
import { useLowData } from '@/platform/device/low-data.ts'
import { Tag } from '@/ui/tag.tsx'
import styles from './highlights.module.css'
import { streamUrl } from './stream-service/stream-frame.ts'
import type { PlaylistVideo } from './watch-event.ts'

type HighlightsProps = {
  videos: readonly PlaylistVideo[]
  selectedKey: string | null
  onSelect: (key: string) => void
}

/** The distance that an arrow button scrolls, as a share of the visible width. */
const scrollShare = 0.8

/** The playlist as a carousel. The visitor can switch to a grid of the same cards. */
export function Highlights({ videos, selectedKey, onSelect }: HighlightsProps) {
  const { t } = useTranslation('watch-player')
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isGrid, setIsGrid] = useState(false)
  const towardsEnd = directionOf(useLanguage()) === 'rtl' ? -1 : 1

  const scroll = (pages: 1 | -1) => {
    const element = list.current
    element?.scrollBy({ left: pages * towardsEnd * scrollShare * element.clientWidth, behavior: 'smooth' })
  }

  return (
    <section className={styles.highlights} aria-labelledby={headingId}>
      <div className="row">
        <h2 id={headingId}>{t('highlights')}</h2>
        <div className="row push">
          <button
            type="button"
            className={buttonClass({ tone: 'bare', size: 'small' })}
            aria-pressed={isGrid}
            onClick={() => setIsGrid(!isGrid)}
          >
            {t('showAll')}
          </button>
          {!isGrid && (
            <>
              <button
                type="button"
                className={iconButtonClass()}
                aria-label={t('previous')}
                onClick={() => scroll(-1)}
              >
                <Icon name="arrow-back" />
              </button>
              <button
                type="button"
                className={iconButtonClass()}
                aria-label={t('next')}
                onClick={() => scroll(1)}
              >
                <Icon name="arrow-forward" />
              </button>
            </>
          )}
        </div>
      </div>
      <ul ref={list} className={isGrid ? styles.grid : styles.carousel}>
        {videos.map((video) => (
          <li key={video.key}>
            <VideoCard video={video} isSelected={video.key === selectedKey} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type VideoCardProps = { video: PlaylistVideo; isSelected: boolean; onSelect: (key: string) => void }

function VideoCard({ video, isSelected, onSelect }: VideoCardProps) {
  const { t } = useTranslation('watch-player')
  const [isBroken, setIsBroken] = useState(false)
  const isLow = useLowData()
  const picture = streamUrl(video.thumbnail, location.origin)
  return (
    <button
      type="button"
      className={thumb.thumb}
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => onSelect(video.key)}
    >
      <span className={thumb.frame}>
        {picture && !isBroken && !isLow ? (
          <img
            className={styles.picture}
            src={picture}
            alt=""
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setIsBroken(true)}
          />
        ) : (
          <span className={thumb.blank}>{t('noThumbnail')}</span>
        )}
        {isSelected && (
          <span className={thumb.tag}>
            <Tag tone="live">{t('nowPlaying')}</Tag>
          </span>
        )}
      </span>
      <span className={thumb.title}>
        <bdi>{video.name ?? t('untitled')}</bdi>
      </span>
      {video.description !== null && (
        <span className="note">
          <bdi>{video.description}</bdi>
        </span>
      )}
    </button>
  )
}
