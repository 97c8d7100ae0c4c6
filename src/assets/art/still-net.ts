// Written by .art/scripts/encode.mjs; the master is masters/still-net.webp.
import type { Art } from './art.ts'
import avif480 from './web/still-net-480.avif'
import avif768 from './web/still-net-768.avif'
import webp from './web/still-net-768.webp'

export const stillNet: Art = {
  width: 768,
  height: 432,
  avif: [
    [avif480, 480],
    [avif768, 768],
  ],
  webp,
}
