import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../sandbox/listen.ts'
import { SiteServer } from '../sandbox/site-server.ts'
import { distPath } from '../support/built-site.ts'
import { hostContract, type Running } from './host-contract.ts'
import { request } from './raw-request.ts'

const examples = path.resolve(import.meta.dirname, '../../.github/hosts')

const servers = {
  nginx: { program: process.env.NGINX_PATH ?? '/usr/sbin/nginx', debian: 'nginx-light' },
  caddy: { program: process.env.CADDY_PATH ?? '/usr/bin/caddy', debian: 'caddy' },
}
type Server = keyof typeof servers

/** Warns about a missing server. Throws instead if `REQUIRE_HOSTS` (comma-separated) lists it. */
function isInstalled(server: Server): boolean {
  const { program, debian } = servers[server]
  if (existsSync(program)) return true
  const missing = `${server} is missing: apt-get install -y --no-install-recommends ${debian}`
  if ((process.env.REQUIRE_HOSTS ?? '').split(',').includes(server)) throw new Error(missing)
  console.warn(missing)
  return false
}

/** Creates /srv/sporte of DEPLOY.md in a temporary folder: one release with its server configuration. */
function releaseFolder(server: Server): string {
  const folder = mkdtempSync(path.join(tmpdir(), `sporte-${server}-`))
  const release = path.join(folder, 'releases/1')
  const dist = path.join(release, 'dist')
  mkdirSync(release, { recursive: true })
  symlinkSync(distPath, dist)
  const config = execFileSync(process.execPath, [path.join(examples, 'release-config.mjs'), server, dist])
  writeFileSync(path.join(release, `host.${server}`), config)
  symlinkSync(release, path.join(folder, 'current'))
  return folder
}

/** Starts a server and waits until it accepts connections. If it does not, the error contains its output. */
async function startProcess(command: string, args: string[], port: number, env: Record<string, string> = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (data: Buffer) => (said += data.toString()))
  child.stderr.on('data', (data: Buffer) => (said += data.toString()))
  const ended = once(child, 'close')
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error(`${command} did not come up:\n${said}`)
    await pause(50)
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect').then(
    () => Boolean(socket.destroy()),
    () => false,
  )
}

let plainPort = 0

/** Runs the example unchanged except for unprivileged ports and temporary folders. */
async function startNginx(): Promise<Running> {
  const folder = releaseFolder('nginx')
  plainPort = await freePort()
  const port = await freePort()
  const key = path.join(folder, 'key.pem')
  const certificate = path.join(folder, 'certificate.pem')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const example = readFileSync(path.join(examples, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
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
  const args = ['-e', 'stderr', '-p', folder, '-c', config]
  const stop = await startProcess(servers.nginx.program, args, port)
  return {
    origin: `https://127.0.0.1:${port}`,
    ca: readFileSync(certificate),
    stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })),
  }
}

/** Runs the example unchanged, but over plain HTTP so that Caddy does not request a certificate. */
async function startCaddy(): Promise<Running> {
  const folder = releaseFolder('caddy')
  const port = await freePort()
  const config = path.join(folder, 'Caddyfile')
  writeFileSync(
    config,
    `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\tlog {\n\t\tlevel ERROR\n\t}\n}\nimport ${examples}/Caddyfile\n`,
  )
  const args = ['run', '--config', config, '--adapter', 'caddyfile']
  const stop = await startProcess(servers.caddy.program, args, port, {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SPORTE_ADDRESS: `http://:${port}`,
    SPORTE_RELEASES: folder,
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })),
  }
}

async function startSandbox(): Promise<Running> {
  const server = new SiteServer(distPath)
  await server.start()
  return { origin: server.url.replace('localhost', '127.0.0.1'), stop: () => server.stop() }
}

describe.skipIf(!isInstalled('nginx'))('nginx', () => {
  hostContract(startNginx, { isWhole: true })

  it('redirects http to https at the same path', async () => {
    const { status, header } = await request(`http://127.0.0.1:${plainPort}`, '/ar/watch?code=LIVE01', {
      headers: { Host: 'sporte.example' },
    })

    expect([status, header('Location')]).toEqual([301, 'https://sporte.example/ar/watch?code=LIVE01'])
  })
})

describe.skipIf(!isInstalled('caddy'))('Caddy', () => {
  hostContract(startCaddy, { isWhole: true })
})

describe('host of the other tests and of `npm start`', () => {
  hostContract(startSandbox, { isWhole: true })
})

it('npm run dev › serves the entry and the sandbox', async () => {
  const port = await freePort()
  const vite = path.resolve(import.meta.dirname, '../../node_modules/vite/bin/vite.js')
  const args = ['--config', 'tests/sandbox/vite.config.ts', '--host', '127.0.0.1', '--strictPort']
  const stop = await startProcess(process.execPath, [vite, ...args], port, { PORT: String(port) })
  onTestFinished(stop)
  for (const page of ['', 'ar/', 'src/main.tsx', 'sandbox/'])
    expect((await fetch(`http://127.0.0.1:${port}/${page}`)).status, page).toBe(200)
})
