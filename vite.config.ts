import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { classNames } from './src/prerender/class-names.ts'
import { chunkRulesApply, plannedChunks } from './src/prerender/chunk-rules.ts'
import { contentFiles } from './src/prerender/content-files.ts'
import { leanI18next } from './src/prerender/lean-i18next.ts'
import { prerender } from './src/prerender/plugin.ts'
import { defineConfigValues, readConfig } from './src/prerender/read-config.ts'
import { searchIndex } from './src/prerender/search-index-plugin.ts'
import { sonnerStyles } from './src/prerender/sonner-styles.ts'
import { textTypes } from './src/prerender/text-types.ts'
import { texts } from './src/prerender/texts.ts'
import { worker } from './src/prerender/worker.ts'

const files = new Map<string, string>()

/**
 * `packages.module.css` and `.tier` → `_packages_tier`: words compress where hashes do not. Throws when two files have one
 * name: their rules would meet on whichever page has loaded both.
 */
function scopedName(name: string, file: string): string {
  const base = path.basename(file).replace('.module.css', '')
  const [address = ''] = file.split('?')
  const first = files.get(base) ?? address
  if (first !== address) throw new Error(`Two style files are called ${base}: ${first} and ${address}`)
  files.set(base, first)
  return `_${base}_${name}`
}

export default defineConfig(({ command, mode }) => {
  const root = import.meta.dirname
  const config = readConfig({ ...loadEnv(mode, root, 'VITE_'), ...process.env })

  return {
    root,
    // Of a build a person reads what is wrong and the summary (`build-summary.ts`), not the name of every chunk.
    logLevel: command === 'build' ? 'warn' : 'info',
    define: defineConfigValues(config),
    css: { modules: { generateScopedName: scopedName } },
    resolve: {
      alias: {
        '@': path.join(root, 'src'),
        // React has had the hook itself since 18: the libraries' stand-in for older ones is left out.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        'use-sync-external-store/shim': 'use-sync-external-store',
      },
    },
    build: {
      target: 'es2022',
      // The tokens are `light-dark()` pairs that regions re-read (`color-scheme: dark`): compiled away, they could not.
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      assetsInlineLimit: 0, // a data address would be a copy in every page that shows it
      // The prerendered page preloads its own scripts, and the worker holds the rest: a list of every chunk's imports
      // in the entry would only make it longer. Stylesheets stay: they must be there before their chunk renders.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        // A busy machine is nobody's warning, nor is a part that the file plan puts beside what asks for it.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        optimization: { inlineConst: { mode: 'all' } }, // class names: see `class-names.ts`
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Route files with a parameter would start with an underscore, which some hosts do not serve.
              chunkFileNames: ({ name }) => `assets/${name.replace(/^_+/, '')}-[hash].js`,
              assetFileNames: ({ names }) =>
                names[0]?.startsWith('_') ? 'assets/route-[hash][extname]' : 'assets/[name]-[hash][extname]',
              codeSplitting: {
                // What every page loads, in two files: libraries change seldom, so that a release which touches only
                // our code leaves them in every cache.
                groups: [
                  // The styles of what is on every page but wakes up later, and of what is not there at first: each in
                  // one file, whose names stay out of the entry.
                  {
                    name: 'parts',
                    test: /frame\/.+-menu\.module\.css|(?:newsletter-form|site-footer)\.module\.css/,
                    priority: 3,
                  },
                  {
                    name: 'overlays',
                    test: /(?:dialog|notice|offline-banner|toaster)\.module\.css|sonner\/dist\/styles\.css/,
                    priority: 3,
                  },
                  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
                  { name: 'site', tags: ['$initial'], priority: 1 },
                  plannedChunks(root),
                ],
              },
            },
          },
        },
      },
    },
    plugins: [
      // Before the React plugin: it rewrites the route files that React then compiles.
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // Loaders name their page's texts and facts: they travel with the page, not with the entry.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
        },
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: false,
      }),
      contentFiles(),
      react(),
      texts(root),
      textTypes(root),
      classNames(),
      chunkRulesApply(),
      leanI18next(),
      sonnerStyles(),
      searchIndex(),
      prerender(config, process.env.PRERENDER_ONLY?.split(' ')),
      worker(config, root),
    ],
  }
})
