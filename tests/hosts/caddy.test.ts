import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe } from 'vitest'
import { hostContract, type Running } from './host-contract.ts'
import { isServerInstalled, pathOf } from './is-server-installed.ts'
import { examples, freePort, releaseFolder } from './release-folder.ts'
import { serverProcess } from './server-process.ts'

/** Runs the example unchanged, but over plain HTTP so that Caddy does not request a certificate. */
async function start(): Promise<Running> {
  const { folder, remove } = releaseFolder('caddy')
  const port = await freePort()
  const config = path.join(folder, 'Caddyfile')
  writeFileSync(
    config,
    `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\tlog {\n\t\tlevel ERROR\n\t}\n}\nimport ${examples}/Caddyfile\n`,
  )
  const server = await serverProcess(
    pathOf('caddy'),
    ['run', '--config', config, '--adapter', 'caddyfile'],
    port,
    {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SPORTE_ADDRESS: `http://:${port}`,
      SPORTE_RELEASES: folder,
    },
  )
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.stop()
      remove()
    },
  }
}

describe.skipIf(!isServerInstalled('caddy'))('Caddy', () => {
  hostContract(start, { isWhole: true })
})
