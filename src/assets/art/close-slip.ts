// Written by .art/scripts/encode.mjs; the master is masters/close-slip.webp.
import type { Art } from './art.ts'
import avif480 from './web/close-slip-480.avif'
import avif768 from './web/close-slip-768.avif'
import webp from './web/close-slip-768.webp'

export const closeSlip: Art = {
  width: 768,
  height: 432,
  avif: [
    [avif480, 480],
    [avif768, 768],
  ],
  webp,
}
