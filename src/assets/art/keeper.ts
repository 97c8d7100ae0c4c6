// Written by .art/scripts/encode.mjs; the master is masters/keeper.webp.
import type { Art } from './art.ts'
import avif480 from './web/keeper-480.avif'
import avif768 from './web/keeper-768.avif'
import avif1280 from './web/keeper-1280.avif'
import webp from './web/keeper-768.webp'

export const keeper: Art = {
  width: 1280,
  height: 720,
  avif: [
    [avif480, 480],
    [avif768, 768],
    [avif1280, 1280],
  ],
  webp,
}
