// Crops a part of an existing master into a new master, for closer frames.
//   npm i --no-save sharp && node .art/scripts/crop.mjs [name ...] && node .art/scripts/encode.mjs [name ...]
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const masters = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src/assets/art/masters')

/** In parts of the whole: from the left, from the top, how wide; 16:9. Where `most` is, it is kept no wider than that. */
const crops = {
  'close-dome': { of: 'hero-skyline', x: 0.41, y: 0.37, width: 0.59 },
  'close-monitors': { of: 'control-room', x: 0.06, y: 0.14, width: 0.52, most: 768 },
  'close-lens': { of: 'hero-broadcast', x: 0.42, y: 0.16, width: 0.56 },
  'close-ring': { of: 'arena-above', x: 0.36, y: 0.06, width: 0.6, most: 768 },
  'close-arm': { of: 'bowler', x: 0.5, y: 0.0, width: 0.5, most: 768 },
  'close-ropes': { of: 'bout-women', x: 0.0, y: 0.3, width: 0.52 },
  'close-slip': { of: 'bout-women', x: 0.46, y: 0.12, width: 0.54, most: 768 },
}

const only = process.argv.slice(2)
for (const [name, { of, x, y, width, most = 1920 }] of Object.entries(crops)) {
  if (only.length > 0 && !only.includes(name)) continue
  const whole = sharp(path.join(masters, `${of}.webp`))
  const { width: wide, height: high } = await whole.metadata()
  const part = Math.round(wide * width)
  await whole
    .extract({ left: Math.round(wide * x), top: Math.round(high * y), width: Math.min(part, wide - Math.round(wide * x)), height: Math.min(Math.round((part * 9) / 16), high - Math.round(high * y)) })
    .resize({ width: Math.min(part, most), kernel: 'lanczos3' })
    .webp({ quality: 92, effort: 4 })
    .toFile(path.join(masters, `${name}.webp`))
}
