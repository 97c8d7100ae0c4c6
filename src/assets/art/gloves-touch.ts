// Written by .art/scripts/encode.mjs; the master is masters/gloves-touch.webp.
import type { Art } from './art.ts'
import avif480 from './web/gloves-touch-480.avif'
import avif768 from './web/gloves-touch-768.avif'
import avif1280 from './web/gloves-touch-1280.avif'
import webp from './web/gloves-touch-768.webp'

export const glovesTouch: Art = {
  width: 1280,
  height: 720,
  avif: [
    [avif480, 480],
    [avif768, 768],
    [avif1280, 1280],
  ],
  webp,
}
