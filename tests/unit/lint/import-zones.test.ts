import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
const reportSchema = v.object({
  diagnostics: v.array(v.object({ code: v.string(), filename: v.string() })),
})

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zones-'))
  await cp(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The files that break the given rule, when each holds only these lines. */
async function breaking(rule: string, files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), `${text}\n`)
  }
  // Exits with 1 where it finds something.
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
  }).catch((failure: unknown) => v.parse(v.object({ stdout: v.string() }), failure))
  const { diagnostics } = v.parse(reportSchema, JSON.parse(stdout))
  return diagnostics
    .filter(({ code }) => code === rule)
    .map(({ filename }) => filename)
    .toSorted()
}

const imports = (specifier: string) => `import { one } from '${specifier}'\nexport const two = one + 1`

describe('the import law', () => {
  it('forbids what leads upwards or across, however deep it is nested', async () => {
    const forbidden = {
      'src/content/events/story.ts': imports('@/features/event/event-page.tsx'),
      'src/features/watch/gate/code.ts': imports('@/features/search/find-entries.ts'),
      'src/platform/device/room.ts': imports('@/locales/resources.gen.ts'),
      'src/ui/athlete/rays.ts': imports('../../platform/format.ts'),
      'sw/plan.ts': imports('@/platform/device/storage.ts'),
    }
    expect(await breaking('eslint(no-restricted-imports)', forbidden)).toEqual(Object.keys(forbidden))
  })

  it('forbids the ways round it: over the folder’s own dot, out of the worker, into the build and the tests', async () => {
    const forbidden = {
      'src/features/watch/code.ts': imports('./../search/find-entries.ts'),
      'src/main.tsx': imports('./prerender/pages.ts'),
      'src/platform/support.ts': imports('../../tests/support/site.ts'),
      'src/prerender/plan.ts': imports('../../sw/plan.ts'),
      'src/routes/plan.tsx': imports('@/prerender/pages.ts'),
      'sw/answer.ts': imports('../src/features/watch/code.ts'),
      'sw/plan.ts': imports('../tests/support/site.ts'),
      'vite.config.ts': imports('./tests/sandbox/api.ts'),
    }
    expect(await breaking('eslint(no-restricted-imports)', forbidden)).toEqual(Object.keys(forbidden))
  })

  it('forbids the same of types and of what is loaded later', async () => {
    const forbidden = {
      'src/contract/later.ts': "export const later = () => import('@/config.ts')",
      'src/shared/type.ts': "export type { One } from '@/features/event/card-link.tsx'",
    }
    expect(await breaking('eslint(no-restricted-imports)', forbidden)).toEqual(Object.keys(forbidden))
  })

  it('allows what leads down', async () => {
    expect(
      await breaking('eslint(no-restricted-imports)', {
        'src/routes/blog/index.tsx': imports('@/features/blog/blog-page.tsx'),
        'src/features/watch/gate/code.ts': `${imports('@/platform/device/storage.ts')}\nexport * from './deep/own.ts'`,
        'src/shared/share.ts': imports('@/locales/resources.gen.ts'),
        'src/platform/device/low-data.ts': imports('@/contract/low-data.ts'),
        'src/content/events/story.ts': imports('@/assets/art/coin.ts'),
        'src/contract/outbox-store.ts': imports('idb-keyval'),
        'sw/plan.ts': imports('@/contract/pages.ts'),
      }),
    ).toEqual([])
  })

  it('lets nobody round the doors to storage and to the worker', async () => {
    const round = {
      'src/features/watch/code.ts': "export const code = () => localStorage.getItem('code')",
      'src/platform/global.ts': 'export const worker = () => globalThis.navigator.serviceWorker?.controller',
      'src/platform/own.ts': 'export const worker = () => navigator.serviceWorker?.controller',
      'src/platform/window.ts': "export const code = () => window.localStorage.getItem('code')",
    }
    const [global, ...properties] = Object.keys(round)
    expect(await breaking('eslint(no-restricted-globals)', round)).toEqual([global])
    expect(await breaking('eslint(no-restricted-properties)', round)).toEqual(properties)
  })

  it.each([
    ['import(no-default-export)', 'src/ui/tag.tsx', 'export default 1'],
    ['oxc(no-barrel-file)', 'src/ui/all.ts', "export * from './tag.tsx'"],
    ['unicorn(filename-case)', 'src/ui/bigTag.tsx', 'export const one = 1'],
    ['eslint(max-lines)', 'src/ui/tag.tsx', 'export const one = [\n' + '  1,\n'.repeat(300) + ']'],
    ['react(jsx-no-literals)', 'src/ui/tag.tsx', 'export const tag = () => <b>Watch live</b>'],
    ['typescript(no-explicit-any)', 'src/ui/tag.tsx', 'export const one = (two: any) => two'],
    ['eslint(no-console)', 'src/ui/tag.tsx', 'console.log(1)\nexport const one = 1'],
  ])('breaks with %s in %s', async (rule, file, text) => {
    expect(await breaking(rule, { [file]: text })).toEqual([file])
  })

  it('forbids circles, of types too', async () => {
    const circle = {
      'src/content/events.ts': "import { coming } from './coming.ts'\nexport type One = typeof coming",
      'src/content/coming.ts': "import type { One } from './events.ts'\nexport const coming: One[] = []",
    }
    expect(await breaking('import(no-cycle)', circle)).toEqual(Object.keys(circle).toSorted())
  })
})
