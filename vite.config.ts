import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { assetName } from './src/build/config/asset-name.ts'
import { chunkGroups } from './src/build/config/chunk-groups.ts'
import { articles } from './src/build/content/articles.ts'
import { prerender } from './src/build/html/prerender.ts'
import { defineConfigValues, readConfig } from './src/build/config/read-config.ts'
import { searchIndex } from './src/build/content/search-index.ts'
import { sonnerStyles } from './src/build/config/sonner-styles.ts'
import { generatedFiles } from './src/build/content/generated-files.ts'
import { worker } from './src/build/pwa/worker.ts'

export default defineConfig(({ command, mode }) => {
  const root = import.meta.dirname
  const config = readConfig({ ...loadEnv(mode, root, 'VITE_'), ...process.env })

  return {
    root,
    // Print errors and the summary, not the name of every chunk.
    logLevel: command === 'build' ? 'warn' : 'info',
    define: defineConfigValues(config),
    resolve: {
      alias: {
        '@': path.join(root, 'src'),
        // React has had the hook since 18: this leaves out the libraries' shim for older versions.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        'use-sync-external-store/shim': 'use-sync-external-store',
        // Its `module` field names the build for ES5, which is twice as large.
        'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
      },
    },
    // Readable and short: `button_tonal`. `tests/unit/lint/css.test.ts` checks that file names are unique.
    css: {
      modules: {
        generateScopedName: (name, file) => `${path.basename(file).replace(/\.module\.css.*/, '')}_${name}`,
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
        checks: { bundlerTimings: false }, // a busy machine is not worth a warning
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames: ({ name }) => `assets/${assetName(name)}-[hash].js`,
              assetFileNames: ({ names }) =>
                `assets/${assetName(path.parse(names[0] ?? '').name)}-[hash][extname]`,
              codeSplitting: { groups: chunkGroups(root) },
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
      articles(),
      react(),
      generatedFiles(root),
      sonnerStyles(),
      searchIndex(),
      prerender(config, process.env.PRERENDER_ONLY?.split(' ')),
      worker(config, root),
    ],
  }
})
