import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { GalleryCategory } from '@/content/events/event-categories.ts'
import { directionOf } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { iconButtonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { frameId, moreButtonId } from './frame-id.ts'
import { photosOf } from './photos-of.ts'
import { PhotoCaption } from './photo-caption.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import styles from './photo-viewer.module.css'
import { usePhotoUrl } from './use-photo-url.ts'

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

  if (!current) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys anywhere in the dialog
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('viewer.label')}
      data-wanted="" // loads the photo even in low-data mode: the visitor has asked to see it
      onClose={close}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={`${iconButtonClass()} ${styles.close}`}
        aria-label={t('common:close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <PhotoStrip photos={photos} index={index} onSettle={show} />
      <footer className={`row ${styles.foot}`}>
        <PhotoCaption photo={current} />
        <div className={`line gap-3 ${styles.steps}`}>
          <button
            type="button"
            className={iconButtonClass()}
            aria-label={t('viewer.previous')}
            aria-disabled={index === 0 || undefined}
            onClick={() => step(-1)}
          >
            <Icon name="arrow-back" />
          </button>
          <Ltr numeral className={styles.count}>
            {`${index + 1} / ${photos.length}`}
          </Ltr>
          <button
            type="button"
            className={iconButtonClass()}
            aria-label={t('viewer.next')}
            aria-disabled={index === photos.length - 1 || undefined}
            onClick={() => step(1)}
          >
            <Icon name="arrow-forward" />
          </button>
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
