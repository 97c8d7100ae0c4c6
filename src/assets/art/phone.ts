// Written by .art/scripts/encode.mjs; the master is masters/phone.webp.
import type { Art } from './art.ts'
import avif240 from './web/phone-240.avif'
import avif480 from './web/phone-480.avif'
import avif800 from './web/phone-800.avif'
import avif852 from './web/phone-852.avif'
import webp from './web/phone-480.webp'

export const phone: Art = {
  width: 852,
  height: 1366,
  avif: [
    [avif240, 240],
    [avif480, 480],
    [avif800, 800],
    [avif852, 852],
  ],
  webp,
}
