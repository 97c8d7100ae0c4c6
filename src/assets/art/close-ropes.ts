// Written by .art/scripts/encode.mjs; the master is masters/close-ropes.webp.
import type { Art } from './art.ts'
import avif480 from './web/close-ropes-480.avif'
import avif768 from './web/close-ropes-768.avif'
import avif998 from './web/close-ropes-998.avif'
import webp from './web/close-ropes-768.webp'

export const closeRopes: Art = {
  width: 998,
  height: 561,
  avif: [
    [avif480, 480],
    [avif768, 768],
    [avif998, 998],
  ],
  webp,
}
