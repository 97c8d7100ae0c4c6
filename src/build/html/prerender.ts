import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { documentPath, offlineWatchPath, shellPath } from '../../contract/documents.ts'
import { languageFacts, localizedPath, type Language } from '../../contract/language.ts'
import { writeSearchIndex } from '../content/search-index.ts'
import { appManifest } from '../pwa/app-manifest.ts'
import { composeDocument, composeRedirect, type DocumentParts } from './document.ts'
import { buildInlineScripts } from './inline-scripts.ts'
import { PageAssets } from './page-assets.ts'
import type { RenderedPage } from './render.tsx'
import { sandboxVariables, type SiteConfig } from '../config/read-config.ts'
import { headersFile, pagePolicy } from '../config/security-policy.ts'
import { importServerEntry, serverOutDir } from './server-entry.ts'
import { redirectsFile, robots, securityText, sitemap } from '../config/site-files.ts'

/**
 * Writes one HTML file per page and language after the client build, then the files for a static host. Order of `vite
 * build`: server entry, client, these files, then precache manifest and `sw.js` (vite-plugin-pwa).
 *
 * `only` limits the build to the given pages.
 */
export function prerender(config: SiteConfig, only?: readonly string[]): Plugin {
  let assets: PageAssets | undefined

  return {
    name: 'sporte:prerender',
    apply: 'build',
    config: () => ({
      builder: {
        async buildApp(builder) {
          const { prerender: server, client } = builder.environments
          if (!server || !client) return
          const startedAt = performance.now()
          await builder.build(server)
          const { root } = builder.config
          writeSearchIndex(root, await (await importServerEntry(root)).searchEntries())
          await builder.build(client)
          const seconds = (performance.now() - startedAt) / 1000
          console.log(buildSummary(seconds, sandboxVariables(config)).join('\n'))
        },
      },
      environments: {
        prerender: {
          consumer: 'server',
          build: {
            ssr: true,
            outDir: serverOutDir,
            emptyOutDir: true,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: {
              input: { render: 'src/build/html/render.tsx' },
              output: { entryFileNames: '[name].mjs' },
            },
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') assets = new PageAssets(bundle, this.environment.config.root)
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (this.environment.name !== 'client' || !assets) return
        const { root, build } = this.environment.config
        const out = path.resolve(root, build.outDir)
        await writeSite(out, root, assets, config, only)
        await rm(path.resolve(root, serverOutDir), { recursive: true, force: true })
      },
    },
  }
}

async function writeSite(
  out: string,
  root: string,
  assets: PageAssets,
  config: SiteConfig,
  only: readonly string[] | undefined,
) {
  const template = await readFile(path.join(out, 'index.html'), 'utf8')
  const server = await importServerEntry(root)
  const inlineScripts = await buildInlineScripts()
  const policy = pagePolicy(config, inlineScripts)
  const pages = server.sitePages().filter(({ path: page }) => only?.includes(page) ?? true)

  const write = async (file: string, text: string) => {
    const target = path.join(out, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  const pageFile = (page: string, language: Language) => `${documentPath(page, language)}index.html`

  for (const language of server.languages) {
    const font = assets.asset(`sporte-${languageFacts[language].script}.woff2`)
    const common = { language, policy, inlineScripts, font }
    const compose = (page: RenderedPage, others: Partial<DocumentParts> = {}) =>
      composeDocument(template, { ...common, ...page, ...assets.forPage(page, language), ...others })

    for (const { path: page, redirectTo } of pages) {
      if (redirectTo) {
        const target = localizedPath(redirectTo, language)
        const { title } = await server.renderPage(redirectTo, language)
        await write(pageFile(page, language), composeRedirect(language, policy, target, title))
        continue
      }
      const others = page === offlineWatchPath ? { scripts: [], isOffline: true } : {}
      await write(pageFile(page, language), compose(await server.renderPage(page, language), others))
    }

    const missing = await server.renderPage('/404', language)
    await write(localizedPath('/404.html', language), compose(missing))
    const shell = {
      ...common,
      // Under the URL of any page, until the router sets its title.
      head: missing.head.map((tag) => (tag.tag === 'title' ? { ...tag, text: missing.brand } : tag)),
      body: '',
      banner: missing.banner,
      name: shellPath,
      ...assets.forShell(),
    }
    await write(pageFile(shellPath, language), composeDocument(template, shell))
    await write(localizedPath('/feed.xml', language), await server.feed(language))
    for (const file of await server.calendarFiles(language, new Date())) await write(file.path, file.text)
  }

  await write('manifest.webmanifest', appManifest())
  await write('sitemap.xml', sitemap(pages, config.VITE_SITE_URL))
  await write('robots.txt', robots(config.VITE_SITE_URL))
  await write('.well-known/security.txt', securityText(config.VITE_SITE_URL, server.contactEmail, new Date()))
  await write('_redirects', redirectsFile(pages))
  await write('_headers', headersFile(config, inlineScripts))
}

/** The output of a successful build. `standIns`: the variables that still point at the sandbox. */
export function buildSummary(seconds: number, standIns: readonly string[]): string[] {
  const summary = `Built in ${Math.ceil(seconds)} s.`
  if (standIns.length === 0) return [summary]
  return [
    summary,
    `This build talks to the sandbox, not to real services. Before you deploy, set ${standIns.join(', ')}.`,
  ]
}
