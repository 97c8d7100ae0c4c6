import { useState, type ReactNode } from 'react'
import type { Art } from '@/assets/art/art.ts'
import { frameSandbox } from './frame-sandbox.ts'
import { Icon } from '@/ui/icon.tsx'
import { Picture } from './picture.tsx'
import styles from './video-facade.module.css'

type VideoFacadeProps = {
  /** The embed's URL. Nothing is requested from it before the button is pressed. */
  src: string
  title: string
  playLabel: string
  /** False if the browser reports no network, which may be wrong. */
  isOnline: boolean
  /** Called on a press while `isOnline` is false. Resolves with whether there is a network. */
  probe: () => Promise<boolean>
  /** Displayed while a pressed video waits for a connection. */
  offlineNote: string
  art: Art
  mirrors?: boolean
  /** Whether it is the largest picture of the first screen. */
  priority?: boolean
  /** Text beside the button, such as duration and content. */
  children?: ReactNode
}

/** A picture with a play button. Pressing it loads the embedded video. */
export function VideoFacade({
  src,
  title,
  playLabel,
  isOnline,
  probe,
  offlineNote,
  art,
  mirrors = false,
  priority = false,
  children,
}: VideoFacadeProps) {
  const [state, setState] = useState<VideoState>('poster')
  const next = nextVideoState(state, false, isOnline)
  if (next !== state) setState(next)
  const press = () => {
    setState(nextVideoState(state, true, isOnline))
    if (!isOnline) void probe().then((isThere) => isThere && setState('playing'))
  }
  return (
    <div className="frame">
      {next === 'playing' ? (
        <iframe
          className={styles.frame}
          src={src}
          title={title}
          sandbox={frameSandbox(new URL(src, location.href).origin === location.origin)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Video providers refuse to play on pages that send no referrer.
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
          />
          <div className={`row gap-4 ${styles.lower}`}>
            <button type="button" className={styles.play} aria-label={playLabel} onClick={press}>
              <Icon name="play" />
            </button>
            <div>
              <p className="title-2">{title}</p>
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

/** The pressed button was removed with the poster. Focus moves only if the visitor has not focused something else. */
function takeFocus(frame: HTMLIFrameElement | null) {
  if (document.activeElement === document.body) frame?.focus()
}

/** `waiting`: pressed while offline. */
type VideoState = 'poster' | 'waiting' | 'playing'

/**
 * An iframe loaded offline keeps the browser's error page, so the video waits for a connection. A video that plays is
 * never interrupted.
 */
export function nextVideoState(state: VideoState, isPressed: boolean, isOnline: boolean): VideoState {
  if (state === 'playing' || (state === 'poster' && !isPressed)) return state
  return isOnline ? 'playing' : 'waiting'
}
