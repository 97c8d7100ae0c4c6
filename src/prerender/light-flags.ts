import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'

const flag = /^flag-icons\/flags\/4x3\/(\w+\.svg)$/

/**
 * Rounds the numbers in the paths of flags. They are 640 units wide and shown at a quarter of that at most, and those
 * with an emblem are as large as a page.
 */
export function lightFlags(root: string): Plugin {
  const folder = path.join(root, 'node_modules/.cache/flags')
  return {
    name: 'sporte:light-flags',
    enforce: 'pre',
    resolveId(source) {
      const [, name] = flag.exec(source) ?? []
      if (!name) return null
      mkdirSync(folder, { recursive: true })
      const file = path.join(folder, name)
      writeFileSync(file, lightFlag(readFileSync(path.join(root, 'node_modules', source), 'utf8')))
      return file
    },
  }
}

export function lightFlag(svg: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            convertPathData: { floatPrecision: 0, transformPrecision: 5 },
            // Paths in a small coordinate system keep their precision.
            convertTransform: { floatPrecision: 3, transformPrecision: 5 },
            cleanupNumericValues: { floatPrecision: 2 },
          },
        },
      },
    ],
  })
  return data
}
