// Written by scripts/encode.mjs; the master is masters/phone.webp.
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
  placeholder:
    'data:image/webp;base64,UklGRlIBAABXRUJQVlA4WAoAAAAQAAAAEwAAHwAAQUxQSJUAAAART6CgbRsWF8bbjYjAZOLNE1Bs21re7HDioOz+zoDJMTkmV1sXG1f7u3L7zfdmDhH9nwAzMVzdOL6bh99SSpnioMQmV6nFWupQpR7SAH9hBb9hH9/hGV9hio9Q4y2UBpPU4ip1OEhdqtRHWsF/2MdvuMRPeMVXqPERSoP31GSS2rykDgepRVVKKfU5/Jf6rAmutxtmAgBWUDgglgAAAJAEAJ0BKhQAIAA/EXSwUCwnJKKwCAGAIglAGM+EO+isGFU3xPVD+x2h5ALEAAD+2fsgzeqNFFDMpyj02Z+mZpVua5n1eO/q2qfcJXQQrkNeDP0DvVy1mN7EndFzrn52mpyCejQ/J4vPpYCY3buxXKlrLrPJIn0mEqgoRPZbvIWBe+6kAniPXRZmCEeRBCwYaOqu1oQAAA==',
}
