import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { partnerIds, partners } from '@/content/partners.ts'

const identity = ['src/config.ts', 'src/content/partners.ts', 'src/build/config/read-config.ts']

it('URLs of the company and partners › appear only in the files of the identity', () => {
  const files = ['src', 'sw'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const sources = files.filter((file) => /\.(?:tsx?|json)$/.test(file) && !identity.includes(file))
  expect(sources.length).toBeGreaterThan(500)
  const telling = /(?:sporte|loyalty|cloud|video|games|academy)\.example/
  expect(sources.filter((file) => telling.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('partners › have their own site and mark', () => {
  for (const id of partnerIds) {
    expect(new URL(partners[id].site).hostname).toMatch(/^\w+\.example$/)
  }
  expect(new Set(Object.values(partners).map(({ site }) => site)).size).toBe(partnerIds.length)
})
