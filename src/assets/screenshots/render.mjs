// Takes the pictures of the app's card into public/screenshots, from a served build, and draws the icons of its
// shortcuts into public/icons/shortcuts: `npm start`, then `node src/assets/screenshots/render.mjs [address]`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const root = path.resolve(import.meta.dirname, '../../..')
const address = process.argv[2] ?? 'http://localhost:4173'
const heaviest = 60_000

const pages = { home: '/', scores: '/live-scores', watch: '/watch' }
const shapes = {
  narrow: { kinds: ['home', 'scores', 'watch'], width: 390, height: 844, scale: 1.5 },
  wide: { kinds: ['home', 'scores'], width: 1280, height: 800, scale: 1 },
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const easel = await browser.newPage()

/** The best quality that stays below the limit. */
const webp = (png) =>
  easel.evaluate(
    async ([source, limit]) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      canvas.getContext('2d').drawImage(bitmap, 0, 0)
      for (let quality = 0.86; quality > 0.3; quality -= 0.04) {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
        if (blob.size < limit) return [...new Uint8Array(await blob.arrayBuffer())]
      }
      throw new Error('Too heavy at any quality')
    },
    [`data:image/png;base64,${png.toString('base64')}`, heaviest],
  )

mkdirSync(path.join(root, 'public/screenshots'), { recursive: true })
for (const [shape, { kinds, width, height, scale }] of Object.entries(shapes)) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'dark',
    // The first picture stays, and nothing is caught in motion.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Dubai',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  // The sandbox's match is made up: it is not to advertise the app.
  await page.route('**/sandbox/scores*', (route) => route.abort())
  for (const kind of kinds) {
    for (const language of ['en', 'ar']) {
      await page.goto(`${address}${language === 'ar' ? '/ar' : ''}${pages[kind]}`)
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
      await page.waitForLoadState('networkidle')
      await page.evaluate(async () => {
        await document.fonts.ready
        // It floats over what the picture is to show.
        for (const button of document.querySelectorAll('.bottom-bar_bar, .bottom-bar_contact'))
          button.remove()
      })
      const file = path.join(root, 'public/screenshots', `${kind}-${shape}-${language}.webp`)
      writeFileSync(file, Buffer.from(await webp(await page.screenshot())))
    }
  }
  await context.close()
}

mkdirSync(path.join(root, 'public/icons/shortcuts'), { recursive: true })
const symbols = readFileSync(path.join(root, 'src/assets/icons.svg'), 'utf8')
const page = await browser.newPage({ viewport: { width: 192, height: 192 } })
for (const [kind, name] of [
  ['watch', 'play'],
  ['scores', 'cricket'],
  ['events', 'calendar'],
  ['contact', 'chat'],
]) {
  const symbol = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(symbols)?.[1] ?? ''
  await page.setContent(
    `<body style="margin:0;background:#0b0d12"><svg viewBox="-8 -8 40 40" width="192" height="192" fill="#f5b942" style="display:block">${symbol}</svg>`,
  )
  await page.screenshot({ path: path.join(root, 'public/icons/shortcuts', `${kind}.png`) })
}
await browser.close()
