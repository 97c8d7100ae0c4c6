// Written by .art/scripts/encode.mjs; the master is masters/bout-women.webp.
import type { Art } from './art.ts'
import avif480 from './web/bout-women-480.avif'
import avif768 from './web/bout-women-768.avif'
import avif1280 from './web/bout-women-1280.avif'
import avif1920 from './web/bout-women-1920.avif'
import webp from './web/bout-women-768.webp'

export const boutWomen: Art = {
  width: 1920,
  height: 1080,
  avif: [
    [avif480, 480],
    [avif768, 768],
    [avif1280, 1280],
    [avif1920, 1920],
  ],
  webp,
}
