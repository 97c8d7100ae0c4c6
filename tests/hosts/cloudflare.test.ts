import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  generateHandler,
  HEADERS_VERSION,
  REDIRECTS_VERSION,
} from '@cloudflare/pages-shared/dist/asset-server/handler.js'
import { describe, expect, it } from 'vitest'
import { contentTypes } from '../sandbox/static-host.ts'
import { distPath } from '../support/built-site.ts'
import { request } from './raw-request.ts'
import { hostContract, type Running } from './host-contract.ts'
import { headerRules, redirectRules } from './header-rules.ts'
import { serveHandler } from './serve-handler.ts'

/**
 * Runs Cloudflare's asset server, the code behind Pages and `wrangler pages dev`, without the large runtime around it.
 * Compression, types and conditional requests are left to Cloudflare's network, and this file parses the two rule files
 * within the documented limits.
 */
const permitted = ['200', '301', '302', '303', '307', '308']

const metadata = {
  redirects: {
    version: REDIRECTS_VERSION,
    staticRules: Object.fromEntries(
      redirectRules()
        .filter(({ status }) => permitted.includes(status))
        .map(({ from, to, status }, lineNumber) => [from, { to, status: Number(status), lineNumber }]),
    ),
    rules: {},
  },
  headers: {
    version: HEADERS_VERSION,
    rules: Object.fromEntries(
      headerRules().map(({ path, headers }) => [path, { set: Object.fromEntries(headers), unset: [] }]),
    ),
  },
}

/** Excludes the two rule files, which Cloudflare reads at deployment and does not serve. */
async function findAsset(address: string): Promise<string | null> {
  const file = path.join(distPath, address)
  const isAsset = !/^\/_(?:headers|redirects)$/.test(address) && existsSync(file) && statSync(file).isFile()
  return isAsset ? file : null
}

function start(): Promise<Running> {
  return serveHandler((request) =>
    generateHandler({
      request,
      metadata,
      logError: (error) => {
        throw error
      },
      findAssetEntryForPath: findAsset,
      getAssetKey: (file: string) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (file) => ({
        body: new Blob([await readFile(file)]).stream(),
        contentType: contentTypes[path.extname(file)] ?? 'application/octet-stream',
      }),
    }),
  )
}

describe("Cloudflare Pages' asset server", () => {
  hostContract(start, { isWhole: false })

  it('reads every redirect except Netlify syntax', () => {
    // The ignored rules are Netlify syntax for what Cloudflare does without them.
    const left = redirectRules().filter(({ status }) => !permitted.includes(status))
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['301!', '404']))
  })

  it('allows no caching of a missing asset, whatever its rule', async () => {
    const host = await start()
    const answer = await request(host.origin, '/assets/gone-00000000.js')
    await host.stop()

    expect([answer.status, answer.header('Cache-Control')]).toEqual([404, 'no-store'])
  })
})
