// Written by .art/scripts/encode.mjs; the master is masters/coin.webp.
import type { Art } from './art.ts'
import avif240 from './web/coin-240.avif'
import avif480 from './web/coin-480.avif'
import avif800 from './web/coin-800.avif'
import avif1027 from './web/coin-1027.avif'
import webp from './web/coin-480.webp'

export const coin: Art = {
  width: 1027,
  height: 1091,
  avif: [
    [avif240, 240],
    [avif480, 480],
    [avif800, 800],
    [avif1027, 1027],
  ],
  webp,
}
