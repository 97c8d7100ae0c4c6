// Written by .art/scripts/encode.mjs; the master is masters/still-corner.webp.
import type { Art } from './art.ts'
import avif480 from './web/still-corner-480.avif'
import avif768 from './web/still-corner-768.avif'
import webp from './web/still-corner-768.webp'

export const stillCorner: Art = {
  width: 768,
  height: 432,
  avif: [
    [avif480, 480],
    [avif768, 768],
  ],
  webp,
}
