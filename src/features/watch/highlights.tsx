import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import picture from '@/ui/media/picture.module.css'
import thumb from '@/ui/media/thumb.module.css'
import { useHideScores } from '@/platform/device/hide-scores.ts'
import { useLowData } from '@/platform/device/low-data.ts'
import { Tag } from '@/ui/tag.tsx'
import { streamUrl } from './stream-service/stream-frame.ts'
import type { PlaylistVideo } from './watch-event.ts'
import styles from './watch-player.module.css'

type HighlightsProps = {
  videos: readonly PlaylistVideo[]
  selectedKey: string | null
  onSelect: (key: string) => void
}

/** The arrow buttons and how far they scroll, as a share of the visible width. */
const arrows = [
  { label: 'previous', icon: 'arrow-back', pages: -0.8 },
  { label: 'next', icon: 'arrow-forward', pages: 0.8 },
] as const

/** The playlist as a carousel. The visitor can switch to a grid of the same cards. */
export function Highlights({ videos, selectedKey, onSelect }: HighlightsProps) {
  const { t } = useTranslation(['watch-player', 'common'])
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isGrid, setIsGrid] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const isHidden = useHideScores() && !isShown
  const towardsEnd = directionOf(useLanguage()) === 'rtl' ? -1 : 1

  const scroll = (pages: number) =>
    list.current?.scrollBy({ left: pages * towardsEnd * list.current.clientWidth, behavior: 'smooth' })

  const select = (key: string) => {
    onSelect(key)
    list.current?.closest('section')?.previousElementSibling?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <section className="stack" aria-labelledby={headingId}>
      <div className="row">
        <h2 id={headingId} className="title-2">
          {t('highlights')}
        </h2>
        <div className="row push">
          <Button tone="bare" size="small" aria-pressed={isGrid} onClick={() => setIsGrid(!isGrid)}>
            {t('showAll')}
          </Button>
          {isHidden && (
            <Button tone="bare" size="small" onClick={() => setIsShown(true)}>
              {t('common:hideScores.showAll')}
            </Button>
          )}
          {!isGrid &&
            arrows.map(({ label, icon, pages }) => (
              <button
                key={label}
                type="button"
                className="icon-button"
                aria-label={t(label)}
                onClick={() => scroll(pages)}
              >
                <Icon name={icon} />
              </button>
            ))}
        </div>
      </div>
      <ul ref={list} className={isGrid ? 'cards' : `scroll-row ${styles.carousel}`}>
        {videos.map((video, index) => (
          <li key={video.key}>
            <VideoCard
              video={
                isHidden
                  ? { ...video, name: t('highlight', { number: index + 1 }), description: null }
                  : video
              }
              isSelected={video.key === selectedKey}
              onSelect={() => select(video.key)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type VideoCardProps = { video: PlaylistVideo; isSelected: boolean; onSelect: () => void }

function VideoCard({ video, isSelected, onSelect }: VideoCardProps) {
  const { t } = useTranslation('watch-player')
  const [isBroken, setIsBroken] = useState(false)
  const isLow = useLowData()
  const address = streamUrl(video.thumbnail, location.origin)
  return (
    <button type="button" className={thumb.thumb} aria-current={isSelected || undefined} onClick={onSelect}>
      <span className="frame">
        {address && !isBroken && !isLow ? (
          <img
            className={picture.image}
            src={address}
            alt=""
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setIsBroken(true)}
          />
        ) : (
          <span className={`note ${thumb.blank}`}>{t('noThumbnail')}</span>
        )}
        {isSelected && (
          <span className="flow">
            <Tag tone="live">{t('nowPlaying')}</Tag>
          </span>
        )}
      </span>
      <b className="title-3">
        <bdi>{video.name ?? t('untitled')}</bdi>
      </b>
      {video.description !== null && (
        <span className="note">
          <bdi>{video.description}</bdi>
        </span>
      )}
    </button>
  )
}
