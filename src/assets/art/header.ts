// Written by .art/scripts/encode.mjs; the master is masters/header.webp.
import type { Art } from './art.ts'
import avif480 from './web/header-480.avif'
import avif768 from './web/header-768.avif'
import avif1280 from './web/header-1280.avif'
import avif1536 from './web/header-1536.avif'
import webp from './web/header-768.webp'

export const header: Art = {
  width: 1536,
  height: 864,
  avif: [
    [avif480, 480],
    [avif768, 768],
    [avif1280, 1280],
    [avif1536, 1536],
  ],
  webp,
}
