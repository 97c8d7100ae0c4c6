import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtPages, cachePath, distPath } from '../support/built-site.ts'

/** Copies the built site without its scripts. Returns the folder of the copy. */
export function writeScriptlessSite(): string {
  const folder = path.join(cachePath, 'scriptless')
  rmSync(folder, { recursive: true, force: true })
  cpSync(distPath, folder, { recursive: true, filter: (file) => !file.endsWith('.js') })
  for (const { file, html } of builtPages()) {
    const scripts = /<script[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g
    writeFileSync(path.join(folder, file), html.replaceAll(scripts, ''))
  }
  return folder
}
