import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { distPath } from './built-site.ts'

/** The build as the next release would leave it, in a folder of its own: another worker, and a page that says so. */
export function nextRelease(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  cpSync(distPath, folder, { recursive: true })
  const about = path.join(folder, 'about/index.html')
  const html = readFileSync(about, 'utf8').replace('</head>', '<meta name="release" content="next"></head>')
  writeFileSync(about, html)
  // The manifest's revision of the changed page, as a build would have it.
  const worker = path.join(folder, 'sw.js')
  const source = readFileSync(worker, 'utf8')
  const changed = source.replace(/(\{[^{}]*"?url"?:\s*[`"]\/about\/[`"][^{}]*\})/, (entry) =>
    entry.replace(/(revision"?:\s*[`"])[0-9a-f]+/, '$1ffffffffffffffff'),
  )
  if (changed === source) throw new Error('The precache entry of /about/ was not found')
  writeFileSync(worker, changed)
  appendFileSync(worker, '\n// next\n')
  return folder
}
