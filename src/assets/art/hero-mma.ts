// Written by .art/scripts/encode.mjs; the master is masters/hero-mma.webp.
import type { Art } from './art.ts'
import avif480 from './web/hero-mma-480.avif'
import avif768 from './web/hero-mma-768.avif'
import avif1280 from './web/hero-mma-1280.avif'
import avif1920 from './web/hero-mma-1920.avif'
import webp from './web/hero-mma-768.webp'

export const heroMma: Art = {
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
