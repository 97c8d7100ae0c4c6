// Written by .art/scripts/encode.mjs; the master is masters/close-lens.webp.
import type { Art } from './art.ts'
import avif480 from './web/close-lens-480.avif'
import avif768 from './web/close-lens-768.avif'
import avif1075 from './web/close-lens-1075.avif'
import webp from './web/close-lens-768.webp'

export const closeLens: Art = {
  width: 1075,
  height: 605,
  avif: [
    [avif480, 480],
    [avif768, 768],
    [avif1075, 1075],
  ],
  webp,
}
