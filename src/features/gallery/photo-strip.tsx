import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GalleryPhoto } from '@/content/gallery.ts'
import { pictureNames } from '@/content/picture-names.ts'
import { usePictureAlt } from '@/shared/use-picture-words.ts'
import { Picture } from '@/ui/media/picture.tsx'
import styles from './gallery.module.css'

/** Detects the end of a scroll also in browsers without `scrollend` (Safari before 26.2). */
const settleMs = 200

type PhotoStripProps = {
  photos: readonly GalleryPhoto[]
  index: number
  /** Called when a swipe ends on another photo. */
  onSettle: (photo: string) => void
}

/** A scroll container with one photo per screen, so that swiping is native scrolling. */
export function PhotoStrip({ photos, index, onSettle }: PhotoStripProps) {
  const { t } = useTranslation('gallery')
  const getAlt = usePictureAlt()
  const strip = useRef<HTMLDivElement>(null)
  const isPlaced = useRef(false)

  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({
      block: 'nearest',
      inline: 'start',
      behavior: isPlaced.current ? 'auto' : 'instant',
    })
    isPlaced.current = true
  }, [index])

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const settle = () => {
      const resting = photos[restingIndex(element)]
      if (resting && resting !== photos[index]) onSettle(resting.id)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, settleMs)
    }
    element.addEventListener('scroll', wait)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', wait)
    }
  }, [photos, index, onSettle])

  return (
    <div
      ref={strip}
      className={`scroll-row ${styles.strip}`}
      role="group"
      aria-label={t('viewer.strip')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers must be focusable
      tabIndex={0}
    >
      {photos.map((photo, place) => (
        <div key={photo.id} aria-hidden={place !== index}>
          <Picture
            art={photo.art}
            alt={getAlt(pictureNames.get(photo.art))}
            sizes="100vw"
            mirrors
            fit="contain"
          />
        </div>
      ))}
    </div>
  )
}

/** Returns -1 if the scroll was interrupted between two photos, or if the viewer is closed. */
function restingIndex(strip: HTMLElement): number {
  if (!strip.checkVisibility()) return -1
  const { left } = strip.getBoundingClientRect()
  return [...strip.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2)
}
