// Written by .art/scripts/encode.mjs; the master is masters/belt-lift.webp.
import type { Art } from './art.ts'
import avif480 from './web/belt-lift-480.avif'
import avif768 from './web/belt-lift-768.avif'
import avif1280 from './web/belt-lift-1280.avif'
import webp from './web/belt-lift-768.webp'

export const beltLift: Art = {
  width: 1280,
  height: 720,
  avif: [
    [avif480, 480],
    [avif768, 768],
    [avif1280, 1280],
  ],
  webp,
  mayMirror: false,
}
