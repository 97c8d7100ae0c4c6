import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readConfig } from '@/build/config/read-config.ts'

it('.env.example › lists every variable with its default', () => {
  const file = path.resolve(import.meta.dirname, '../../../../.env.example')
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(readConfig({}))
})
