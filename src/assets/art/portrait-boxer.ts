// Written by .art/scripts/encode.mjs; the master is masters/portrait-boxer.webp.
import type { Art } from './art.ts'
import avif240 from './web/portrait-boxer-240.avif'
import avif480 from './web/portrait-boxer-480.avif'
import avif800 from './web/portrait-boxer-800.avif'
import avif1200 from './web/portrait-boxer-1200.avif'
import webp from './web/portrait-boxer-480.webp'

export const portraitBoxer: Art = {
  width: 1200,
  height: 1500,
  avif: [
    [avif240, 240],
    [avif480, 480],
    [avif800, 800],
    [avif1200, 1200],
  ],
  webp,
}
