// Written by .art/scripts/encode.mjs; the master is masters/pull.webp.
import type { Art } from './art.ts'
import avif480 from './web/pull-480.avif'
import avif768 from './web/pull-768.avif'
import avif1280 from './web/pull-1280.avif'
import webp from './web/pull-768.webp'

export const pull: Art = {
  width: 1280,
  height: 720,
  avif: [
    [avif480, 480],
    [avif768, 768],
    [avif1280, 1280],
  ],
  webp,
  mayMirror: false,
}
