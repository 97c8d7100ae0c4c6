import { createHash } from 'node:crypto'
import { parseSync, Visitor, type Plugin } from 'vite'

/** The file that these removals were made for: i18next 27.1.2. */
const knownFile = '1290404892a5583e7ad3aefdc511a3a82a2ef5748172ccd3adc2d619d322ac7f'

/**
 * Unused features of i18next, and their replacements. Texts are added by `addResourceBundle`, in the document's language
 * only; figures and dates are formatted before they are interpolated; no text uses `$t(…)`; and nothing is logged without
 * `debug`. `tests/unit/prerender/lean-i18next.test.ts` compares every text of the site with the full library.
 */
const replaced: Record<string, string> = {
  Connector:
    'class Connector extends EventEmitter { state = {}; load(_languages, _namespaces, callback) { callback() } saveMissing() {} }',
  Formatter: 'class Formatter { format(value) { return value } }',
  LanguageUtil: `class LanguageUtil {
    isSupportedCode() { return true }
    getBestMatchFromCodes([code]) { return code }
    getFallbackCodes() { return [] }
    toResolveHierarchy(code) { return [code] }
    getLanguagePartFromCode(code) { return code }
  }`,
  Logger:
    'class Logger { init() {} forward() {} error() {} create() { return this } clone() { return this } }',
  'I18n.dir': '',
  'I18n.hydrate': '',
  'I18n.loadLanguages': '',
  'I18n.reloadResources': 'reloadResources() {}',
  'Interpolator.nest': 'nest(text) { return text }',
}

/** Only logged with `debug`, which is never set. */
const logged = /\blogger\.(?:warn|log|deprecate|once)$/

type Piece = { start: number; end: number; text: string }

/** Removes unused code from the browser's script: 5 KB of what every page first loads. */
export function leanI18next(): Plugin {
  return {
    name: 'sporte:lean-i18next',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => ({ code: lean(code), map: null }),
    },
  }
}

/** Throws for another version of i18next: the removals have to be reviewed. */
export function lean(code: string): string {
  if (createHash('sha256').update(code).digest('hex') !== knownFile) {
    throw new Error('i18next has changed: look at what src/prerender/lean-i18next.ts takes out of it')
  }
  const { program } = parseSync('i18next.js', code)
  const pieces: Piece[] = []
  const note = (name: string, { start, end }: { start: number; end: number }) => {
    const text = replaced[name]
    if (text !== undefined) pieces.push({ start, end, text })
  }
  for (const node of program.body) {
    if (node.type !== 'ClassDeclaration' || !node.id) continue
    note(node.id.name, node)
    for (const member of node.body.body) {
      if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue
      note(`${node.id.name}.${member.key.name}`, member)
    }
  }
  new Visitor({
    CallExpression({ start, end, callee }) {
      const isGone = pieces.some((piece) => piece.start <= start && end <= piece.end)
      if (!isGone && logged.test(code.slice(callee.start, callee.end))) {
        pieces.push({ start, end, text: 'void 0' })
      }
    },
  }).visit(program)
  return pieces
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, piece) => text.slice(0, piece.start) + piece.text + text.slice(piece.end), code)
}
