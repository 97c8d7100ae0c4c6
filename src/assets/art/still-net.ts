// Written by scripts/encode.mjs; the master is masters/still-net.webp.
import type { Art } from './art.ts'
import avif480 from './web/still-net-480.avif'
import avif768 from './web/still-net-768.avif'
import avif1152 from './web/still-net-1152.avif'
import webp from './web/still-net-768.webp'

export const stillNet: Art = {
  width: 1152,
  height: 648,
  avif: [
    [avif480, 480],
    [avif768, 768],
    [avif1152, 1152],
  ],
  webp,
}
