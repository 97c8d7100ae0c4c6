import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The build under test: `dist/` unless `SITE_DIST` names another one. */
export const distPath = path.resolve(import.meta.dirname, '../..', process.env.SITE_DIST ?? 'dist')

export function readBuilt(file: string): string {
  return readFileSync(path.join(distPath, file), 'utf8')
}

export function isBuilt(file: string): boolean {
  return existsSync(path.join(distPath, file))
}

export function builtFiles(): string[] {
  return readdirSync(distPath, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(distPath, path.join(parentPath, name)))
}

/** The address of the only script with this name: `toaster` for `/assets/toaster-1a2b3c4d.js`. */
export function scriptNamed(name: string): string {
  const isIt = new RegExp(String.raw`^assets/${name}-[\w-]{8}\.js$`)
  const [file, ...others] = builtFiles().filter((each) => isIt.test(each))
  if (!file || others.length > 0) throw new Error(`No single script "${name}"`)
  return `/${file}`
}

/** The URL of a script that contains this text. Chunking is not stable, so tests search by content. */
export function scriptWith(words: string): string {
  const found = builtFiles().find((file) => /^assets\/.+\.js$/.test(file) && readBuilt(file).includes(words))
  if (!found) throw new Error(`No script has ${words}`)
  return `/${found}`
}

/** These scripts and all their static imports, without dynamic imports. */
export function withImports(scripts: readonly string[]): string[] {
  const all = new Set(scripts)
  for (const script of all) {
    const imports = readBuilt(script.slice(1)).matchAll(/\b(?:from|import)\s*["'`]\.\/([\w$.-]+\.js)["'`]/g)
    for (const [, name = ''] of imports) all.add(path.posix.join(path.posix.dirname(script), name))
  }
  return [...all]
}

const cachePath = path.resolve(import.meta.dirname, '../../node_modules/.cache')

/** A folder that is derived from the build, made once by the first worker. */
export async function makeOnce(
  name: string,
  make: (folder: string) => Promise<void> | void,
): Promise<string> {
  const version = createHash('sha256').update(readBuilt('sw.js')).digest('hex')
  const folder = path.join(cachePath, `${name}-${version.slice(0, 12)}`)
  // The parent process id identifies this run, as an aborted run may have left its folder behind.
  const making = `${folder}-${process.ppid}`
  if (existsSync(folder)) return folder
  if (isFirst(making)) {
    await make(making)
    renameSync(making, folder)
  }
  while (!existsSync(folder)) await pause(200)
  return folder
}

function isFirst(folder: string): boolean {
  mkdirSync(cachePath, { recursive: true })
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

type BuiltPage = { file: string; html: string; language: 'en' | 'ar' }

export function builtPages(): BuiltPage[] {
  return builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readBuilt(file), language: file.startsWith('ar/') ? 'ar' : 'en' }))
}

/** Pages with content: no redirects, shells or copies of the template. */
export function contentPages(): BuiltPage[] {
  return builtPages().filter(({ html }) => /<div id="root"[^>]*><[a-z]/.test(html))
}

export function precachedUrls(): string[] {
  return [...readBuilt('sw.js').matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url)
}

/** The scripts that the document itself references. */
export const ownScripts = (html: string): string[] =>
  [...html.matchAll(/(?:rel="modulepreload"[^>]* href|<script [^>]*src)="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
