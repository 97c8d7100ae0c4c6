// Written by .art/scripts/encode.mjs; the master is masters/close-dome.webp.
import type { Art } from './art.ts'
import avif480 from './web/close-dome-480.avif'
import avif768 from './web/close-dome-768.avif'
import avif1133 from './web/close-dome-1133.avif'
import webp from './web/close-dome-768.webp'

export const closeDome: Art = {
  width: 1133,
  height: 637,
  avif: [
    [avif480, 480],
    [avif768, 768],
    [avif1133, 1133],
  ],
  webp,
}
