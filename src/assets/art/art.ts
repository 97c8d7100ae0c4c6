/** A rendered scene and its encodings. `.art/scripts/encode.mjs` generates one module per scene. */
export type Art = {
  /** Intrinsic size in pixels of the widest encoding. Reserves the space before the image loads. */
  width: number
  height: number
  /** URL and width in pixels, narrowest first. The narrowest encoding is precached. */
  avif: readonly (readonly [url: string, width: number])[]
  /** Fallback for browsers without AVIF. */
  webp: string
  /** False if mirroring would change the meaning, for example a batter's handedness. */
  mayMirror?: false
}
