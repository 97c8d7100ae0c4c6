import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
const reportSchema = v.object({ diagnostics: v.array(v.object({ code: v.string(), filename: v.string() })) })

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zones-'))
  await cp(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Lints a project of these files; returns the offending files by rule. */
async function lint(files: Record<string, string>): Promise<Record<string, string[]>> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), `${text}\n`)
  }
  // oxlint exits with 1 if it finds a violation, which rejects the call.
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
  }).catch((failure: unknown) => v.parse(v.object({ stdout: v.string() }), failure))
  const { diagnostics } = v.parse(reportSchema, JSON.parse(stdout))
  const broken: Record<string, string[]> = {}
  for (const { code, filename } of diagnostics.toSorted((a, b) => (a.filename < b.filename ? -1 : 1)))
    broken[code] = [...new Set([...(broken[code] ?? []), filename])]
  return broken
}

const imports = (specifier: string) => `import { one } from '${specifier}'\nexport const two = one + 1`

describe('import zones', () => {
  it('forbid imports upwards, across features, of types and by dynamic import', async () => {
    const forbidden = {
      'src/build/plan.ts': imports('../../sw/route-request.ts'),
      'src/content/events/story.ts': imports('@/features/event/event-page.tsx'),
      'src/content/sent.ts': imports('@/outbox/store.ts'),
      'src/contract/later.ts': "export const later = () => import('@/config.ts')",
      'src/contract/row.ts': imports('idb-keyval'),
      'src/drawings/athlete/rays.ts': imports('../../platform/format.ts'),
      'src/features/watch/code.ts': imports('./../search/find-entries.ts'),
      'src/features/watch/gate/across.ts': imports('../../search/find-entries.ts'),
      'src/features/watch/gate/code.ts': imports('@/features/search/find-entries.ts'),
      'src/features/watch/gate/router.ts': imports('@/router/router.ts'),
      'src/lib/names.ts': imports('@/platform/device/clock.ts'),
      'src/lib/unsent.ts': imports('@/outbox/store.ts'),
      'src/live/facts.ts': imports('@/content/countries.ts'),
      'src/main.tsx': imports('./build/html/site-pages.ts'),
      'src/outbox/online.ts': imports('@/platform/device/online.ts'),
      'src/platform/device/room.ts': imports('@/locales/resources.gen.ts'),
      'src/platform/score.ts': imports('@/live/score-feed.ts'),
      'src/platform/support.ts': imports('../../tests/support/site.ts'),
      'src/routes/plan.tsx': imports('@/build/html/site-pages.ts'),
      'src/shared/type.ts': "export type { One } from '@/features/event/card-link.tsx'",
      'sw/respond.ts': imports('../src/features/watch/code.ts'),
      'sw/route-request.ts': imports('@/platform/device/storage.ts'),
      'sw/support.ts': imports('../tests/support/site.ts'),
      'vite.config.ts': imports('./tests/sandbox/api.ts'),
    }
    const allowed = {
      'src/routes/blog/index.tsx': imports('@/features/blog/blog-page.tsx'),
      'src/features/watch/own.ts': `${imports('@/platform/device/storage.ts')}\nexport * from './deep/own.ts'`,
      'src/features/watch/gate/above.ts': imports('../own.ts'),
      'src/features/watch/gate/beside.ts': imports('../deep/own.ts'),
      'src/features/watch/page.ts': imports('@/router/pages.ts'),
      'src/shared/share.ts': imports('@/locales/resources.gen.ts'),
      'src/platform/device/low-data.ts': imports('@/contract/low-data.ts'),
      'src/live/side.ts': imports('@/shared/cricket/team-name.tsx'),
      'src/ui/list.ts': imports('@/lib/list-messages.ts'),
      'src/content/events/coin.ts': imports('@/assets/art/coin.ts'),
      'src/content/limits.ts': imports('@/outbox/policy.ts'),
      'src/content/zone.ts': imports('@/lib/format/zone.ts'),
      'src/features/enquiry/unsent.ts': imports('@/outbox/store.ts'),
      'src/outbox/store.ts': imports('idb-keyval'),
      'src/outbox/post.ts': imports('@/lib/with-timeout.ts'),
      'sw/documents.ts': imports('@/contract/documents.ts'),
      'sw/replay.ts': imports('@/outbox/replay.ts'),
    }
    const broken = await lint({ ...forbidden, ...allowed })

    expect(broken['eslint(no-restricted-imports)']).toEqual(Object.keys(forbidden))
  })

  it('allow browser access through its modules only', async () => {
    const round = {
      'src/features/watch/code.ts': "export const code = () => localStorage.getItem('code')",
      'src/features/watch/copy.ts': 'export const copy = async () => navigator.clipboard.writeText("")',
      'src/features/watch/send.ts': 'export const { onLine } = navigator',
      'src/features/watch/start.ts':
        'export const start = (zone: string) => new Intl.DateTimeFormat("en", { timeZone: zone })',
      'src/features/watch/zone.ts':
        'export const zone = (format: Intl.DateTimeFormat) => format.resolvedOptions()',
      'src/lib/date.ts':
        'export const date = (zone: string) => new Date().toLocaleString("en", { timeZone: zone })',
      'src/platform/global.ts': 'export const worker = () => globalThis.navigator.serviceWorker?.controller',
      'src/platform/own.ts': 'export const worker = () => navigator.serviceWorker?.controller',
      'src/platform/window.ts': "export const code = () => window.localStorage.getItem('code')",
      'src/shared/share.ts': 'export const share = async () => navigator.share({ url: "" })',
    }
    const [global, ...properties] = Object.keys(round)
    expect(await lint(round)).toMatchObject({
      'eslint(no-restricted-globals)': [global],
      'eslint(no-restricted-properties)': properties,
    })
  })
})
