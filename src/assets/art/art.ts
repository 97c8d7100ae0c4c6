/** A rendered scene and its encodings, each module written by `scripts/encode.mjs`. */
export type Art = {
  /** Intrinsic size in pixels of the widest encoding; reserves the room before anything loads. */
  width: number
  height: number
  /** Address and width in pixels, narrowest first; the narrowest is kept for use without a network. */
  avif: readonly (readonly [url: string, width: number])[]
  /** For a browser without AVIF. */
  webp: string
  /** False if mirroring changes the meaning, e.g. a batter's handedness. */
  mayMirror?: false
}
