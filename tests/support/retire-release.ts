import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { distPath } from './built-site.ts'

/** The build under test with the worker of a retire release, in a folder that the caller removes. */
export async function retireRelease(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'retire-'))
  cpSync(distPath, folder, { recursive: true })
  const built = await build({
    configFile: false,
    resolve: { alias: { '@': path.resolve(import.meta.dirname, '../../src') } },
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: path.resolve(import.meta.dirname, '../../sw/retire.ts'),
        name: 'retire',
        formats: ['iife'],
      },
    },
  })
  const [first] = [built].flat()
  const [worker] = first && 'output' in first ? first.output : []
  if (worker?.type !== 'chunk') throw new Error('The worker was not built')
  writeFileSync(path.join(folder, 'sw.js'), worker.code)
  return folder
}
