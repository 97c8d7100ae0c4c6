// Written by .art/scripts/encode.mjs; the master is masters/hero-skyline.webp.
import type { Art } from './art.ts'
import avif480 from './web/hero-skyline-480.avif'
import avif768 from './web/hero-skyline-768.avif'
import avif1280 from './web/hero-skyline-1280.avif'
import avif1920 from './web/hero-skyline-1920.avif'
import webp from './web/hero-skyline-768.webp'

export const heroSkyline: Art = {
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
