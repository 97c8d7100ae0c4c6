/**
 * Mozilla's HTTP Observatory as a function of one answer: the scoring table and the rules of algorithm 6
 * (github.com/mdn/mdn-http-observatory, `src/grader/charts.js` and `src/analyzer/tests`). The tool itself is a server with a
 * database and asks the network for lists, so it is no part of a test run. Not scored, because it is no header of ours:
 * forwarding to https and the preload list, which is worth 5 more.
 */
type Sent = readonly (readonly [name: string, value: string])[]
type Test = { name: string; result: string; modifier: number }

const start = 100
/** What is earned on top counts only for a site that is good without it. */
const goodWithout = 90

export function observatory(sent: Sent, html: string): { score: number; tests: Test[] } {
  const all = (name: string) =>
    sent.filter(([each]) => each.toLowerCase() === name).map(([, value]) => value.trim())
  const policies = all('content-security-policy').flatMap((value) => value.split(','))
  const tests = [
    policy(policies),
    cookies(all('set-cookie')),
    embedder(all('cross-origin-embedder-policy')),
    opener(all('cross-origin-opener-policy')),
    sharing(all('access-control-allow-origin'), all('access-control-allow-credentials')),
    referrer(all('referrer-policy').join(',')),
    transport(all('strict-transport-security')),
    scripts(html),
    sniffing(all('x-content-type-options')[0]),
    framing(all('x-frame-options')[0], directivesOf(policies[0] ?? '')),
    resources(all('cross-origin-resource-policy').join(', ')),
  ]
  const lost = sum(tests.filter(({ modifier }) => modifier < 0))
  const score = start + lost >= goodWithout ? start + sum(tests) : start + lost
  return { score: Math.max(0, score), tests }
}

const sum = (tests: readonly Test[]) => tests.reduce((total, { modifier }) => total + modifier, 0)

type Directives = ReadonlyMap<string, readonly string[]>

function directivesOf(text: string): Directives | 'invalid' {
  const directives = new Map<string, string[]>()
  for (const part of text.split(';').map((each) => each.trim())) {
    const [name = '', ...sources] = part.toLowerCase().split(/\s+/)
    if (name === '') continue
    if (directives.has(name)) return 'invalid'
    directives.set(name, sources)
  }
  return directives
}

const broad = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:'
const isUnsecured = (source: string) => /^(?:http|ftp):/.test(source)
const passive = ['img-src', 'media-src']

function policy(policies: readonly string[]): Test {
  const name = 'content-security-policy'
  const [text] = policies
  if (!text) return { name, result: 'not implemented', modifier: -25 }
  const directives = directivesOf(text)
  if (directives === 'invalid') return { name, result: 'header invalid', modifier: -25 }
  const from = (directive: string) => directives.get(directive) ?? directives.get('default-src') ?? ['*']
  const trusted = (sources: readonly string[]) =>
    sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources
  const [script, style, object] = [
    trusted(from('script-src')),
    trusted(from('style-src')),
    from('object-src'),
  ]
  const active = [...directives].filter(([each]) => !passive.includes(each)).flatMap(([, sources]) => sources)
  if (
    script.some((source) => broad.test(source) || isInline(source)) ||
    object.some((each) => broad.test(each))
  )
    return { name, result: 'unsafe inline', modifier: -20 }
  if (active.some(isUnsecured)) return { name, result: 'insecure scheme', modifier: -20 }
  if ([...script, ...style].includes("'unsafe-eval'")) return { name, result: 'unsafe eval', modifier: -10 }
  if (passive.flatMap(from).some(isUnsecured))
    return { name, result: 'insecure pictures or media', modifier: -10 }
  if (style.some((source) => broad.test(source) || isInline(source)))
    return { name, result: 'unsafe style', modifier: 0 }
  return directives.get('default-src')?.join(' ') === "'none'"
    ? { name, result: "nothing unsafe, default-src 'none'", modifier: 10 }
    : { name, result: 'nothing unsafe', modifier: 5 }
}

/** The site has none. One that some host adds is looked at by a person. */
function cookies(sent: readonly string[]): Test {
  const isNone = sent.length === 0
  return { name: 'cookies', result: isNone ? 'none' : 'some, not looked at', modifier: isNone ? 0 : -40 }
}

/** A structured field with one token counts, whatever its parameters; anything else is invalid. */
function token(name: string, sent: readonly string[], worth: Record<string, number>): Test {
  if (sent.length === 0) return { name, result: 'not implemented', modifier: 0 }
  const result = sent.length === 1 ? (sent[0]?.split(';')[0]?.trim() ?? '') : 'sent twice'
  return { name, result, modifier: worth[result] ?? -5 }
}

const embedder = (sent: readonly string[]) =>
  token('cross-origin-embedder-policy', sent, { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 })

const opener = (sent: readonly string[]) =>
  token('cross-origin-opener-policy', sent, {
    'same-origin': 10,
    'same-origin-allow-popups': 10,
    'noopener-allow-popups': 10,
    'unsafe-none': 0,
  })

const resources = (sent: string) =>
  token('cross-origin-resource-policy', sent ? [sent.toLowerCase()] : [], {
    'same-origin': 10,
    'same-site': 10,
    'cross-origin': 0,
  })

function sharing([origin]: readonly string[], [credentials]: readonly string[]): Test {
  const isUniversal = origin !== undefined && origin !== '*' && credentials?.toLowerCase() === 'true'
  return { name: 'cross-origin-resource-sharing', result: origin ?? 'none', modifier: isUniversal ? -50 : 0 }
}

const discreet = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

function referrer(sent: string): Test {
  const name = 'referrer-policy'
  if (sent === '') return { name, result: 'not implemented', modifier: 0 }
  const last = sent.toLowerCase().split(',').at(-1)?.trim() ?? ''
  return { name, result: last, modifier: discreet.includes(last) ? 5 : -5 }
}

const sixMonths = 15_552_000

function transport([sent]: readonly string[]): Test {
  const name = 'strict-transport-security'
  if (sent === undefined) return { name, result: 'not implemented', modifier: -20 }
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(sent) ?? []
  if (seconds === undefined || sent.includes(',')) return { name, result: 'header invalid', modifier: -20 }
  return { name, result: sent, modifier: Number(seconds) < sixMonths ? -10 : 0 }
}

/** Scripts of our own origin need no integrity; one of another origin without it costs, and over http a lot. */
function scripts(html: string): Test {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)]
  const worst = foreign.map(([tag = '', src = '']) => {
    const isSecure = src.startsWith('https:')
    if (tag.includes('integrity=')) return isSecure ? 0 : -20
    return isSecure ? -5 : -50
  })
  return {
    name: 'subresource-integrity',
    result: `${foreign.length} foreign`,
    modifier: Math.min(0, ...worst),
  }
}

function sniffing(sent: string | undefined): Test {
  const isNosniff = sent?.toLowerCase() === 'nosniff'
  return { name: 'x-content-type-options', result: sent ?? 'none', modifier: isNosniff ? 0 : -5 }
}

function framing(sent: string | undefined, directives: Directives | 'invalid'): Test {
  const name = 'x-frame-options'
  if (directives !== 'invalid' && directives.has('frame-ancestors'))
    return { name, result: 'by the policy', modifier: 5 }
  const isGood = /^(?:deny|sameorigin)$/i.test(sent ?? '')
  return { name, result: sent ?? 'none', modifier: isGood ? 5 : -20 }
}
