import { readBuilt } from '../support/built-site.ts'

type HeaderRule = { path: string; headers: [name: string, value: string][] }

/** The header rules in the build, which every host must follow. */
export function headerRules(): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of readBuilt('_headers').split('\n')) {
    const [, name, value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined) rules.at(-1)?.headers.push([name, value])
    else if (line !== '') rules.push({ path: line, headers: [] })
  }
  return rules
}

export type Redirect = { from: string; to: string; status: string }

export function redirectRules(): Redirect[] {
  return readBuilt('_redirects')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.split(/\s+/)
      return { from, to, status }
    })
}

/** The expected response headers of a path, by name. A later rule overrides an earlier one. */
export function headersFor(path: string): Map<string, string> {
  const matching = headerRules().filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  return new Map(matching.flatMap(({ headers }) => headers))
}
