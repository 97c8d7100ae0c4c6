import path from 'node:path'
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite'
import site from '../../vite.config.ts'
import { Sandbox } from './sandbox.ts'
import { sampleCodes } from './sample-codes.ts'
import { staticHost } from './static-host.ts'

/** `npm start` and `npm run dev`: the site with its sandbox. The site's own configuration knows nothing of it. */
function withSandbox(): Plugin {
  const sandbox = new Sandbox()
  return {
    name: 'sporte:sandbox',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!sandbox.handle(request, response)) next()
      })
    },
    configurePreviewServer(server) {
      const { root, build } = server.config
      const host = staticHost(() => path.resolve(root, build.outDir))
      server.middlewares.use((request, response) => {
        if (!sandbox.handle(request, response)) host(request, response)
      })
      server.httpServer.once('listening', () => setTimeout(printCodes, 100))
    },
  }
}

function printCodes() {
  const lines = sampleCodes.map(({ code, shows }) => `  ${code}  ${shows}`)
  console.log(
    `\nSample codes for /watch (Arabic: /ar/watch):\n${lines.join('\n')}\n\nThe sandbox: /sandbox/ · its lead inbox: /sandbox/lead\n`,
  )
}

export default defineConfig((env) => {
  const base: UserConfig = site(env)
  return mergeConfig(base, {
    plugins: [withSandbox()],
    server: { port: 4173, strictPort: true },
    preview: { port: 4173, strictPort: true },
  })
})
