import { existsSync } from 'node:fs'

export type Server = 'nginx' | 'caddy'

const places: Record<Server, { path: string; debian: string }> = {
  nginx: { path: process.env.NGINX_PATH ?? '/usr/sbin/nginx', debian: 'nginx-light' },
  caddy: { path: process.env.CADDY_PATH ?? '/usr/bin/caddy', debian: 'caddy' },
}

export const pathOf = (server: Server) => places[server].path

/** Warns about a missing server. Throws instead if `REQUIRE_HOSTS` (comma-separated) lists it. */
export function isServerInstalled(server: Server): boolean {
  const { path, debian } = places[server]
  if (existsSync(path)) return true
  const missing = `${server} is missing: apt-get install -y --no-install-recommends ${debian}`
  if ((process.env.REQUIRE_HOSTS ?? '').split(',').includes(server)) throw new Error(missing)
  console.warn(missing)
  return false
}
