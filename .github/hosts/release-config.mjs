// Prints what a server needs for one release: its root, security headers and redirects. Reads `_headers` and
// `_redirects` of a build, the only source, and prints them for nginx.conf or Caddyfile beside this file:
//
//   node .github/hosts/release-config.mjs nginx /srv/sporte/releases/42/dist > /srv/sporte/releases/42/host.nginx
//   node .github/hosts/release-config.mjs caddy /srv/sporte/releases/42/dist > /srv/sporte/releases/42/host.caddy
import { readFileSync } from 'node:fs'
import path from 'node:path'

const [server, folder] = process.argv.slice(2)

/**
 * @typedef {object} Writer
 * @property {(root: string) => string} root
 * @property {(rule: string, name: string, value: string) => string | undefined} header
 * @property {(from: string, to: string, status: string) => string} redirect
 */

/** @type {Writer} */
const nginx = {
  root: (root) => `root ${quoted(root)};`,
  // Types are in nginx.conf, and what may be kept depends there on whether a file is there: only what is sent with all.
  header: (rule, name, value) => (rule === '/*' ? `add_header ${name} ${quoted(value)} always;` : undefined),
  redirect: (from, to, status) => `location = ${from} { return ${status} ${to}$is_args$args; }`,
}

/** @type {Writer} */
const caddy = {
  root: (root) => `root * ${quoted(root)}`,
  header: (rule, name, value) =>
    name === 'Cache-Control'
      ? undefined
      : ['header', ...(rule === '/*' ? [] : [rule]), name, quoted(value)].join(' '),
  redirect: (from, to, status) => `redir ${from} ${to}{sporte_query} ${status}`,
}

const writers = { nginx, caddy }

if (folder === undefined || (server !== 'nginx' && server !== 'caddy'))
  throw new Error('Usage: node release-config.mjs nginx|caddy FOLDER, the folder being a build')
const origin = '# Written by release-config.mjs from _headers and _redirects of this build.'
process.stdout.write([origin, ...statements(writers[server], path.resolve(folder)), ''].join('\n'))

/**
 * @param {Writer} write
 * @param {string} root
 */
function statements(write, root) {
  const all = [
    write.root(root),
    ...headers(root).map(([rule, name, value]) => write.header(rule, name, value)),
    ...redirects(root).flatMap(([from, to, status]) =>
      [from, `${from}/`].map((each) => write.redirect(each, to, status)),
    ),
  ]
  return all.filter((each) => each !== undefined)
}

/**
 * @param {string} root
 * @returns {[rule: string, name: string, value: string][]}
 */
function headers(root) {
  let rule = ''
  return lines(root, '_headers').flatMap((line) => {
    const [, name, value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined) return [[rule, name, value]]
    rule = line.trim()
    return []
  })
}

/**
 * Without what only Netlify needs: redirects that are forced, and which page is shown for what is missing.
 *
 * @param {string} root
 * @returns {[from: string, to: string, status: string][]}
 */
function redirects(root) {
  return lines(root, '_redirects').flatMap((line) => {
    const [from = '', to = '', status = ''] = line.split(/\s+/)
    return /^30\d$/.test(status) ? [[from, to, status]] : []
  })
}

/**
 * @param {string} root
 * @param {string} name
 */
function lines(root, name) {
  return readFileSync(path.join(root, name), 'utf8').split('\n').filter(Boolean)
}

/**
 * Both servers read `"…"` with backslashes; a dollar or a brace would be a variable, and no header has one.
 *
 * @param {string} text
 */
function quoted(text) {
  if (/[${}\n]/.test(text)) throw new Error(`A server would read a variable in: ${text}`)
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
