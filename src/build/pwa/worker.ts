import path from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { precacheManifest } from './precache-manifest.ts'
import type { SiteConfig } from '../config/read-config.ts'

/** Builds `sw.js`. Must be the last plugin, because its manifest lists the output of the others. */
export function worker(config: SiteConfig, root: string): Plugin[] {
  let out = ''
  const isKillSwitch = config.VITE_SW_KILL_SWITCH === 'true'
  return [
    {
      name: 'sporte:worker',
      configResolved: ({ build }) => {
        out = path.resolve(root, build.outDir)
      },
    },
    ...VitePWA({
      strategies: 'injectManifest',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false, // written by the prerender
      injectManifest: {
        ...precacheManifest(() => out),
        rollupFormat: 'iife',
        // The kill-switch worker precaches nothing.
        ...(isKillSwitch && { injectionPoint: '' }),
      },
      integration: {
        // The plugin derives the worker's URL from its source. `sw/main.ts` must become `/sw.js`.
        configureCustomSWViteBuild: (build) => {
          build.logLevel = 'warn'
          if (build.build?.lib)
            build.build.lib.entry = path.join(root, isKillSwitch ? 'sw/kill-switch.ts' : 'sw/main.ts')
        },
      },
    }),
  ]
}
