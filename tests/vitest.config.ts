import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { articles } from '../src/build/content/articles.ts'
import { defineConfigValues, readConfig } from '../src/build/config/read-config.ts'
import { optionalServices } from './sandbox/optional-services.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Unit and content tests run on the source, build tests on `dist/`; `npm test` builds in between. */
export default defineConfig({
  root,
  define: defineConfigValues(readConfig(optionalServices)),
  resolve: { alias: { '@': path.join(root, 'src') } },
  plugins: [articles()],
  build: { assetsInlineLimit: 0 }, // as in the site's build
  test: {
    // Isolating each of the many small test files would take twice as long as the tests.
    isolate: false,
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 30_000, // property tests with thousands of cases, on a busy machine
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      { extends: true, test: { name: 'growth', include: ['tests/bench/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          // Cloudflare's asset server contains ES modules but its `package.json` does not declare them.
          server: { deps: { inline: [/@cloudflare\/pages-shared/] } },
        },
      },
    ],
  },
})
