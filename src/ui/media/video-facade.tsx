import { useState, type ReactNode } from 'react'
import type { Art } from '@/assets/art/art.ts'
import { frameSandbox } from './frame-sandbox.ts'
import { Icon } from '@/ui/icon.tsx'
import { Picture } from './picture.tsx'
import screen from '@/ui/screen.module.css'
import styles from './video-facade.module.css'
import { nextVideoState, type VideoState } from './video-state.ts'

type VideoFacadeProps = {
  /** The embed's URL. It is not requested before the press. */
  src: string
  title: string
  playLabel: string
  isOnline: boolean
  /** Shown on a press offline: the video waits for the network. */
  offlineNote: string
  art: Art
  mirrors?: boolean
  /** The largest picture of the first screen. */
  priority?: boolean
  /** Text beside the button: length and content. */
  children?: ReactNode
}

/** A picture with a play button that becomes the embedded video when pressed. */
export function VideoFacade({
  src,
  title,
  playLabel,
  isOnline,
  offlineNote,
  art,
  mirrors = false,
  priority = false,
  children,
}: VideoFacadeProps) {
  const [state, setState] = useState<VideoState>('poster')
  const next = nextVideoState(state, false, isOnline)
  if (next !== state) setState(next)
  return (
    <div className={screen.screen}>
      {next === 'playing' ? (
        <iframe
          className={styles.frame}
          src={src}
          title={title}
          sandbox={frameSandbox(new URL(src, location.href).origin === location.origin)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Video providers refuse to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          ref={takeFocus}
        />
      ) : (
        <>
          <Picture
            art={art}
            alt=""
            sizes="(width < 90rem) 92vw, 80rem"
            mirrors={mirrors}
            priority={priority}
            className={styles.picture}
          />
          <div className={styles.lower}>
            <button
              type="button"
              className={styles.play}
              aria-label={playLabel}
              onClick={() => setState(nextVideoState(state, true, isOnline))}
            >
              <Icon name="play" />
            </button>
            <div>
              <p className={styles.title}>{title}</p>
              {children}
              <p role="status" className={styles.note}>
                {state === 'waiting' && offlineNote}
              </p>
            </div>
          </div>
        </>
      )}
    </div>
  )
}

/** The pressed button is gone with the poster. If the visitor has moved the focus since, it stays there. */
function takeFocus(frame: HTMLIFrameElement | null) {
  if (document.activeElement === document.body) frame?.focus()
}
