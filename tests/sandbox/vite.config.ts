import path from 'node:path'
import { defineConfig, loadEnv, mergeConfig, type Plugin, type UserConfig } from 'vite'
import site from '../../vite.config.ts'
import { firstBell } from './card-feed.ts'
import { Sandbox } from './sandbox.ts'
import { sampleCodes } from './sample-codes.ts'
import { optionalServices } from './optional-services.ts'
import { staticHost } from './static-host.ts'

/**
 * Adds the sandbox for `npm start`, `npm run dev` and the build under test. The site's own config does not import it.
 */
function withSandbox(): Plugin {
  const sandbox = new Sandbox()
  // Starts in mid-innings, so that there is something to see. A ball every eight seconds, one match after another.
  sandbox.scores.play({ seed: 1, msPerBall: 8_000, from: 45 })
  sandbox.card.play({ speed: 1, from: (Date.now() - firstBell().getTime()) / 60_000 })
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
      server.httpServer.once('listening', () => {
        const address = server.httpServer.address()
        if (address && typeof address === 'object') console.log(whereItIs(address.port).join('\n'))
      })
    },
  }
}

/** Printed by `npm start`. At most ten lines, including those of the build and of npm. */
function whereItIs(port: number): string[] {
  const site = `http://localhost:${port}/`
  const codes = sampleCodes.filter(({ code }) => ['LIVE01', 'HIGH01', 'UKONLY'].includes(code))
  return [
    'Codes to type at /watch:',
    ...codes.map(({ code, shows }) => `  ${code}  ${shows}`),
    `All codes, the lead inbox and the region: ${site}sandbox/`,
    `${port === wanted ? '' : `Port ${wanted} is in use, so `}Sporte is at ${site}`,
  ]
}

const root = path.resolve(import.meta.dirname, '../..')
const wanted = Number(process.env.PORT) || 4173

export default defineConfig((env) => {
  const given = loadEnv(env.mode, root, 'VITE_')
  for (const [name, url] of Object.entries(optionalServices)) process.env[name] ||= given[name] || url
  const base: UserConfig = site(env)
  return mergeConfig(base, {
    plugins: [withSandbox()],
    // If the port is in use, Vite takes the next free one. Vite prints it in development, `whereItIs` in the preview.
    server: { port: wanted },
    preview: { port: wanted },
    ...(env.command === 'serve' && { logLevel: env.isPreview ? 'warn' : 'info' }),
  })
})
