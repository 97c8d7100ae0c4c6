import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { listen } from '../sandbox/listen.ts'
import { optionalServices } from '../sandbox/optional-services.ts'
import { scriptWith } from '../support/built-site.ts'

const root = path.resolve(import.meta.dirname, '../..')
const vite = path.join(root, 'node_modules/vite/bin/vite.js')

let taken: Server | undefined
let preview: ChildProcess | undefined

afterEach(() => {
  preview?.kill()
  taken?.close()
})

/** Occupies a port, as a second `npm start` would. */
function takePort(): Promise<number> {
  const server = createServer()
  taken = server
  return listen(server)
}

/** Starts the preview server of `npm start`. Resolves with its output once it prints the URL. */
function startPreview(port: number): Promise<string[]> {
  const child = spawn(process.execPath, [vite, 'preview', '--config', 'tests/sandbox/vite.config.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), NO_COLOR: '1' },
  })
  preview = child
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      if (/Sporte is at .+\n/.test(printed)) resolve(printed.trim().split('\n'))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`It ended before it served: ${printed}`)))
  })
}

it('npm start › takes the next port if its own is in use, and reports it', async () => {
  const port = await takePort()
  const lines = await startPreview(port)

  const [, said, address = ''] =
    /^(Port \d+ is in use), so Sporte is at (http:\S+)$/.exec(lines.at(-1) ?? '') ?? []
  expect(said).toBe(`Port ${port} is in use`)
  expect(Number(new URL(address).port)).toBeGreaterThan(port)
  for (const page of ['', 'ar/', 'sandbox/'])
    expect((await fetch(new URL(page, address))).status, page).toBe(200)
})

it("build under test › polls the sandbox's score feed: `npm run build:sandbox` writes it", () => {
  expect(scriptWith(optionalServices.VITE_SCORES_URL)).toMatch(/\.js$/)
})
