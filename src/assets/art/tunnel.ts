// Written by .art/scripts/encode.mjs; the master is masters/tunnel.webp.
import type { Art } from './art.ts'
import avif480 from './web/tunnel-480.avif'
import avif768 from './web/tunnel-768.avif'
import avif1280 from './web/tunnel-1280.avif'
import webp from './web/tunnel-768.webp'

export const tunnel: Art = {
  width: 1280,
  height: 720,
  avif: [
    [avif480, 480],
    [avif768, 768],
    [avif1280, 1280],
  ],
  webp,
}
