// Encodes the masters for the web, AVIF at several widths and one WebP for browsers without it, and writes one typed
// module per picture.
//   npm i --no-save sharp && node .art/scripts/encode.mjs [name ...]
// AVIF quality drops until what a phone's hero may be given, the widths up to 1280, is under 50 KB; the smallest width is
// the one that is precached.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src/assets/art')
const masters = path.join(root, 'masters')
const web = path.join(root, 'web')
const only = process.argv.slice(2)
mkdirSync(web, { recursive: true })
sharp.concurrency(2)

async function avif(resize, width, hasAlpha) {
  for (let quality = hasAlpha ? 55 : 58; ; quality -= 4) {
    const data = await resize()
      .avif({ quality, effort: 5, chromaSubsampling: hasAlpha ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (width > 1280 || data.length < 50_000 || quality <= 34) return data
  }
}

// Mirrored, the batter would change hands, and our letter would be turned round.
const oneWay = ['belt-lift', 'hero-cricket', 'pull', 'still-belt']

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

for (const file of readdirSync(masters).sort()) {
  const name = path.parse(file).name
  if (only.length > 0 && !only.includes(name)) continue
  const master = sharp(path.join(masters, file))
  const { width: fullWidth, height: fullHeight, hasAlpha } = await master.metadata()
  const isPortrait = fullHeight > fullWidth || hasAlpha
  const widths = [...new Set((isPortrait ? [240, 480, 800, 1200] : [480, 768, 1280, 1920]).map((w) => Math.min(w, fullWidth)))]
  for (const width of widths) {
    const resize = () => master.clone().resize({ width, kernel: 'lanczos3' })
    writeFileSync(path.join(web, `${name}-${width}.avif`), await avif(resize, width, hasAlpha))
  }
  const fallback = widths[1]
  writeFileSync(
    path.join(web, `${name}-${fallback}.webp`),
    await master
      .clone()
      .resize({ width: fallback, kernel: 'lanczos3' })
      .webp({ quality: hasAlpha ? 82 : 74, alphaQuality: 90, effort: 5, smartSubsample: true })
      .toBuffer(),
  )
  const widest = widths.at(-1)
  writeFileSync(
    path.join(root, `${name}.ts`),
    `// Written by .art/scripts/encode.mjs; the master is masters/${file}.
import type { Art } from './art.ts'
${widths.map((width) => `import avif${width} from './web/${name}-${width}.avif'`).join('\n')}
import webp from './web/${name}-${fallback}.webp'

export const ${camel(name)}: Art = {
  width: ${widest},
  height: ${Math.round((fullHeight * widest) / fullWidth)},
  avif: [
${widths.map((width) => `    [avif${width}, ${width}],`).join('\n')}
  ],
  webp,
${oneWay.includes(name) ? '  mayMirror: false,\n' : ''}}
`,
  )
  console.log(name, widths.join(' '))
}
