// Renders the share pictures into public/share: `node src/assets/share/render.mjs [kind …]`.
// Words from this file, pictures from art/masters, type from assets/fonts; a Chromium does the drawing.
import { readFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const root = path.resolve(import.meta.dirname, '../../..')
const pictures = {
  home: ['hero-boxing', 'Front row. Wherever you are.', 'الصف الأول، أينما كنت'],
  watch: ['hero-mma', 'Watch with a code from the app', 'شاهد برمز من التطبيق'],
  scores: ['hero-cricket', 'Cricket scores, even offline', 'نتائج الكريكيت معك حتى بلا اتصال'],
  events: ['hero-football', 'Fight nights, cups and finals', 'ليالي نزال وكؤوس ونهائيات'],
  services: ['hero-broadcast', 'Nine services, one control room', 'تسع خدمات من غرفة تحكم واحدة'],
  ai: ['hero-broadcast', 'Analytics that keep up with the game', 'تحليلات تواكب إيقاع اللعب'],
  coin: ['coin', 'Every minute you watch counts', 'كل دقيقة تشاهدها محسوبة لك'],
  plan: ['hero-broadcast', 'What does your night need?', 'ما الذي تحتاج إليه ليلتك؟'],
  players: ['portrait-boxer', 'Players, teams and records', 'اللاعبون والفرق والسجلات'],
  blog: ['portrait-mma', 'From ringside', 'من جانب الحلبة'],
  contact: ['hero-skyline', 'Talk to us', 'تحدّث إلينا'],
}
const brand = { en: 'Sporte', ar: 'سبورتي' }
const asset = (file, type) =>
  `data:${type};base64,${readFileSync(path.join(root, 'src/assets', file)).toString('base64')}`
const fonts = {
  en: asset('fonts/sporte-latin.woff2', 'font/woff2'),
  ar: asset('fonts/sporte-arabic.woff2', 'font/woff2'),
}

const html = (
  language,
  art,
  words,
) => `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>
@font-face { font-family: D; src: url(${fonts[language]}); font-weight: 700; font-stretch: 62% 112% }
* { margin: 0; box-sizing: border-box }
body { inline-size: 1200px; block-size: 630px; position: relative; background: #0b0d12; color: #f6f3ec; font: 700 100px/0.98 D; font-stretch: 92%; overflow: clip; display: grid; align-content: space-between; padding: 56px 64px }
figure { position: absolute; inset: 0; z-index: -2; overflow: clip }
img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: ${art === 'coin' ? 'contain' : 'cover'}; object-position: ${art === 'coin' ? (language === 'ar' ? '6% 50%' : '94% 50%') : art.startsWith('portrait') ? '50% 22%' : '80% 30%'}; ${language === 'ar' && !['coin', 'hero-cricket'].includes(art) ? 'scale: -1 1' : ''} }
${art.startsWith('portrait') ? `img { inline-size: 60%; inset-inline-start: 40%; mask: linear-gradient(90deg, transparent, #000 35%) }` : ''}
body::after { content: ''; position: absolute; inset: 0; z-index: -1; background: linear-gradient(${language === 'ar' ? '-' : ''}90deg, #0b0d12 22%, rgb(11 13 18 / 0.7) 52%, transparent 88%), linear-gradient(to top, rgb(11 13 18 / 0.85), transparent 45%) }
p { font-size: 44px; display: flex; align-items: center; gap: 18px; text-transform: uppercase; font-stretch: 112% }
p::before { content: ''; inline-size: 58px; block-size: 44px; background: linear-gradient(100deg, #ff4d2e 0 46%, transparent 46% 54%, #f5b942 54%); clip-path: polygon(18% 0, 100% 0, 82% 100%, 0 100%) }
h1 { max-inline-size: 8.5em; text-wrap: balance; ${language === 'ar' ? 'font-size: 84px; line-height: 1.25' : 'font-size: 92px; font-stretch: 86%; text-transform: uppercase'} }
${art === 'hero-cricket' && language === 'ar' ? 'img { translate: -480px 0; mask: linear-gradient(90deg, #000 65%, transparent) }' : ''}
</style><figure><img src="${asset(`art/masters/${art}.webp`, 'image/webp')}"></figure><p>${brand[language]}</p><h1>${words}</h1>`

const wanted = process.argv.slice(2)
mkdirSync(path.join(root, 'public/share'), { recursive: true })
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const [kind, [art, english, arabic]] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue
  for (const [language, words] of [
    ['en', english],
    ['ar', arabic],
  ]) {
    await page.setContent(html(language, art, words), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const file = path.join(root, 'public/share', `${kind}-${language}.jpg`)
    await page.screenshot({ path: file, type: 'jpeg', quality: 82 })
  }
}
await browser.close()
