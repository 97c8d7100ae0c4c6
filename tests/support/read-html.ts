export type Element = { tag: string; attributes: ReadonlyMap<string, string>; children: (Element | string)[] }

const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => entities[name] ?? entity)

/** Parses HTML that React has rendered: every element is closed, and every value is in double quotes. */
export function readHtml(html: string): Element {
  const root: Element = { tag: '#root', attributes: new Map(), children: [] }
  const open = [root]
  const pieces =
    /<!--[^]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi
  for (const [piece, closed, opened, attributes = '', text] of html.matchAll(pieces)) {
    const parent = open.at(-1) ?? root
    if (text) parent.children.push(decoded(text))
    else if (opened) {
      const element: Element = {
        tag: opened.toLowerCase(),
        attributes: new Map(
          [...attributes.matchAll(/([\w:.-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
            name.toLowerCase(),
            decoded(value),
          ]),
        ),
        children: [],
      }
      parent.children.push(element)
      if (!voids.has(element.tag) && !piece.endsWith('/>')) open.push(element)
    } else if (closed) {
      if (parent.tag !== closed.toLowerCase()) throw new Error(`<${parent.tag}> is closed by </${closed}>`)
      open.pop()
    }
  }
  return root
}

export function findElement(element: Element, matches: (element: Element) => boolean): Element | undefined {
  if (matches(element)) return element
  for (const child of element.children) {
    const found = typeof child === 'string' ? undefined : findElement(child, matches)
    if (found) return found
  }
  return undefined
}

const blocks =
  /^(?:p|h\d|li|div|section|article|td|th|dd|dt|tr|caption|button|summary|figcaption|blockquote)$/

/** The readable text, with one line per block. Omits elements for which `isHidden` returns true. */
export function textOf(element: Element, isHidden: (element: Element) => boolean): string {
  if (isHidden(element) || element.tag === 'script' || element.tag === 'style') return ''
  const text = element.children
    .map((child) => (typeof child === 'string' ? child : textOf(child, isHidden)))
    .join('')
  return blocks.test(element.tag) ? `\n${text}\n` : text
}
