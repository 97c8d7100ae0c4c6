import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

export type BuildFacts = {
  pages: number
  files: number
  /** Bytes of the worker's install, gzip, without art. */
  install: number
  seconds: number
  /** The variables that still name the sandbox. */
  standIns: readonly string[]
}

const amount = new Intl.NumberFormat('en')

/** What a successful build prints. */
export function buildSummary({ pages, files, install, seconds, standIns }: BuildFacts): string[] {
  const summary = `${amount.format(pages)} pages in ${amount.format(files)} files, built in ${Math.ceil(seconds)} s. Installing takes ${Math.round(install / 1000)} KB and the art.`
  if (standIns.length === 0) return [summary]
  return [
    summary,
    `This build talks to the sandbox, not to real services. Before you deploy, set ${standIns.join(', ')}.`,
  ]
}

export async function measureBuild(out: string): Promise<Pick<BuildFacts, 'pages' | 'files' | 'install'>> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const pages = files.filter(({ name }) => name.endsWith('.html'))
  return { pages: pages.length, files: files.length, install: await installSize(out) }
}

async function installSize(out: string): Promise<number> {
  const worker = await readFile(path.join(out, 'sw.js'), 'utf8')
  const held = [...worker.matchAll(/"?url"?:\s*[`"]([^`"]+)[`"]/g)]
    .map(([, url = '']) => (url.endsWith('/') ? `${url}index.html` : url))
    .filter((url) => !/\.(?:avif|png)$/.test(url))
  const sizes = ['sw.js', ...held].map(
    async (file) => gzipSync(await readFile(path.join(out, file)), { level: 9 }).length,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
