import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { request } from './raw-request.ts'
import { hostContract, type Running } from './host-contract.ts'
import { isServerInstalled, pathOf } from './is-server-installed.ts'
import { examples, freePort, releaseFolder } from './release-folder.ts'
import { serverProcess } from './server-process.ts'

let plainPort = 0

/** Runs the example unchanged except for unprivileged ports and temporary folders. */
async function start(): Promise<Running> {
  const { folder, remove } = releaseFolder('nginx')
  const [plain, port] = [await freePort(), await freePort()]
  plainPort = plain
  const key = path.join(folder, 'key.pem')
  const certificate = path.join(folder, 'certificate.pem')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const example = readFileSync(path.join(examples, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('/etc/ssl/sporte/fullchain.pem', certificate)
    .replace('/etc/ssl/sporte/privkey.pem', key)
    .replaceAll('/srv/sporte', folder)
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; master_process off; pid ${folder}/pid; error_log stderr error;\nevents {}\nhttp { access_log off; ${own.join(' ')}\n${example}}\n`,
  )
  const server = await serverProcess(pathOf('nginx'), ['-e', 'stderr', '-p', folder, '-c', config], port)
  return {
    origin: `https://127.0.0.1:${port}`,
    ca: readFileSync(certificate),
    stop: async () => {
      await server.stop()
      remove()
    },
  }
}

describe.skipIf(!isServerInstalled('nginx'))('nginx', () => {
  hostContract(start, { isWhole: true })

  it('redirects http to https at the same path', async () => {
    const { status, header } = await request(`http://127.0.0.1:${plainPort}`, '/ar/watch?code=LIVE01', {
      headers: { Host: 'sporte.example' },
    })

    expect([status, header('Location')]).toEqual([301, 'https://sporte.example/ar/watch?code=LIVE01'])
  })
})
