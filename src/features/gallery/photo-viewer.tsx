import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { categoryName } from '@/content/category-name.ts'
import type { GalleryCategory } from '@/content/events/event-categories.ts'
import type { GalleryPhoto } from '@/content/gallery.ts'
import { pictureNames } from '@/content/picture-names.ts'
import { directionOf } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { usePictureAlt } from '@/shared/use-picture-words.ts'
import { VenueDay } from '@/shared/venue-day.tsx'
import { MoreLink } from '@/ui/button.tsx'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import { frameId, moreButtonId, photosOf } from './photos.ts'
import styles from './gallery.module.css'

type PhotoViewerProps = { category: GalleryCategory | undefined; photo: string }

/** Shows one large photo in a native modal dialog. Rendered while the URL contains a photo. */
export function PhotoViewer({ category, photo }: PhotoViewerProps) {
  const { t } = useTranslation(['gallery', 'common'])
  const towardsEnd = directionOf(useLanguage()) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const { show, close } = usePhotoUrl(category)
  const dialog = useRef<HTMLDialogElement>(null)
  const photos = photosOf(category)
  const index = photos.findIndex(({ id }) => id === photo)
  const current = photos[index]

  // Opens the dialog before the strip's effect scrolls to the photo: a closed dialog cannot scroll.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])
  useReturnOfFocus(photo)

  const step = (by: 1 | -1) => {
    const next = photos[index + by]
    if (next) show(next.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === towardsEnd ? 1 : -1)
  }
  const stepButton = (name: 'previous' | 'next', icon: IconName, by: 1 | -1) => (
    <button
      type="button"
      className="icon-button"
      aria-label={t(`viewer.${name}`)}
      aria-disabled={!photos[index + by] || undefined}
      onClick={() => step(by)}
    >
      <Icon name={icon} />
    </button>
  )

  if (!current) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys anywhere in the dialog
    <dialog
      ref={dialog}
      className={`arena ${styles.viewer}`}
      aria-label={t('viewer.label')}
      data-wanted="" // loads the photo even in low-data mode: the visitor has asked to see it
      onClose={close}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className="icon-button"
        aria-label={t('common:close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <PhotoStrip photos={photos} index={index} onSettle={show} />
      <footer className="wrap row ends">
        <PhotoCaption photo={current} />
        <div className="line gap-3">
          {stepButton('previous', 'arrow-back', -1)}
          <Ltr numeral>{`${index + 1} / ${photos.length}`}</Ltr>
          {stepButton('next', 'arrow-forward', 1)}
        </div>
      </footer>
    </dialog>
  )
}

/** On closing, moves focus to the tile of the last photo shown, or to "show more" if that tile is hidden. */
function useReturnOfFocus(photo: string): void {
  const last = useRef(photo)
  useEffect(() => {
    last.current = photo
  }, [photo])
  useEffect(
    () => () => {
      const frame = document.getElementById(frameId(last.current))
      const isHung = frame?.checkVisibility() ?? false
      ;(isHung ? frame : document.getElementById(moreButtonId))?.focus()
    },
    [],
  )
}

/** Has its own live region, because the page's live region is inert behind the modal dialog. */
function PhotoCaption({ photo }: { photo: GalleryPhoto }) {
  const { t } = useTranslation('gallery')
  const language = useLanguage()
  const { eventPage } = photo
  return (
    <div className="stack gap-1" aria-live="polite">
      <h2 className="title-2">{photo.title[language]}</h2>
      <p>{photo.description[language]}</p>
      <p className="note">
        {categoryName(photo.category)[language]}
        {' · '}
        <VenueDay dayOffset={photo.dayOffset} format="long" />
      </p>
      {eventPage && (
        <MoreLink to="/event/$eventId" params={{ eventId: eventPage }}>
          {t('viewer.event')}
        </MoreLink>
      )}
    </div>
  )
}

/** Keeps the open photo in the URL. The next photo replaces the history entry, so Back closes the viewer. */
function usePhotoUrl(category: GalleryCategory | undefined) {
  const router = useRouter()
  const navigate = useNavigate()

  const show = useCallback(
    (photo: string) =>
      void navigate({
        to: '/gallery',
        search: { category, photo },
        replace: true,
        state: true,
        resetScroll: false,
      }),
    [navigate, category],
  )

  const close = () => {
    if (router.state.location.state.openedHere) router.history.back()
    else void navigate({ to: '/gallery', search: { category }, replace: true, resetScroll: false })
  }

  return { show, close }
}

/** Detects the end of a scroll also in browsers without `scrollend` (Safari before 26.2). */
const settleMs = 200

type PhotoStripProps = {
  photos: readonly GalleryPhoto[]
  index: number
  /** Called when a swipe ends on another photo. */
  onSettle: (photo: string) => void
}

/** A scroll container with one photo per screen, so that swiping is native scrolling. */
function PhotoStrip({ photos, index, onSettle }: PhotoStripProps) {
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
