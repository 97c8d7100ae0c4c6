export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const token = /<\/([\w:]+)>|<([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>|([^<]+)/y
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Parses XML of elements, attributes and text. Throws an error for anything that is not well-formed. */
export function readXml(xml: string): XmlElement {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '').trimEnd()
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  token.lastIndex = 0
  while (token.lastIndex < body.length) {
    const at = token.lastIndex
    const [, closed, name, attributes = '', selfClosed, text] = token.exec(body) ?? []
    const parent = open.at(-1) ?? root
    if (name !== undefined) {
      const element: XmlElement = { name, attributes: readAttributes(attributes), children: [], text: '' }
      parent.children.push(element)
      if (!selfClosed) open.push(element)
    } else if (closed !== undefined && closed === parent.name) open.pop()
    else if (text !== undefined) parent.text += decode(text)
    else throw new Error(`Not well-formed: ${body.slice(at, at + 60)}`)
  }
  const [element, ...others] = root.children
  if (!element || others.length > 0 || open.length > 1 || root.text.trim()) throw new Error('Not one element')
  return element
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/ ([\w:]+)="([^"]*)"/g)]
  const read = Object.fromEntries(found.map(([, name = '', value = '']) => [name, decode(value)]))
  if (Object.keys(read).length < found.length) throw new Error(`An attribute is repeated: ${text}`)
  return read
}

function decode(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos);)|\p{Cc}(?<!\n)/u.test(text)) throw new Error(`Not escaped: ${text}`)
  return text.replaceAll(/&(\w+);/g, (_all, name: string) => entities[name] ?? '')
}
