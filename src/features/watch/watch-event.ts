export type PlaylistVideo = {
  /** Unique within the playlist, whatever ids the server sent. */
  key: string
  /** Null if the page shows its localised "Untitled". */
  name: string | null
  url: string
  thumbnail: string | null
  description: string | null
}

/** The event of a verified code. Texts are in the language that the server sent. */
export type WatchEvent = {
  /** `HIGHLIGHTS`, `LIVE`, `UPCOMING`, or a future value. */
  status: string
  name: string
  streamingUrl: string | null
  playlist: PlaylistVideo[]
  /** ISO codes, ALL or *, and as written what is neither. If empty, the event is available everywhere. */
  allowedCountries: string[]
}

export type CodeVerdict =
  | { outcome: 'accepted'; event: WatchEvent }
  /** By the code API itself. `message` is null if it gave no reason. */
  | { outcome: 'refused'; message: string | null }
  /** By a gateway, or because of an internal error. The code may be valid. */
  | { outcome: 'unavailable'; message: string | null }
  | { outcome: 'malformed' }
