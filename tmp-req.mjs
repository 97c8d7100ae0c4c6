import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const path of (process.argv[2] ?? '/watch').split(',')) {
  const p = await b.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  const all = []
  p.on('request', (r) => all.push(new URL(r.url()).pathname))
  await p.goto('http://localhost:4300' + path); await p.waitForTimeout(4000)
  const js = all.filter((f) => f.endsWith('.js'))
  console.log(path, all.length, 'js', js.length, 'css', all.filter((f) => f.endsWith('.css')).length, 'other', all.filter((f) => !/\.(js|css)$/.test(f)).length)
  if (process.argv[3]) console.log(js.map((f) => `${f.replace('/assets/', '').replace(/-[\w-]{8}\.js/, '')}:${gzipSync(readFileSync('/work/main/dist' + f)).length}`).join(' '))
  await p.close()
}
await b.close()
