/** A strict iCalendar parser. Throws on anything that the format does not allow. */

type Properties = Map<string, string>
type ReadEvent = { properties: Properties; alarms: Properties[] }

export function unfold(text: string): string {
  return text.replaceAll('\r\n ', '')
}

export function unescapeText(text: string): string {
  return text.replaceAll(/\\([\\;,nN])/g, (_all, escaped: string) =>
    escaped.toLowerCase() === 'n' ? '\n' : escaped,
  )
}

export function propertyOf(event: ReadEvent | undefined, name: string): string {
  const value = event?.properties.get(name)
  if (value === undefined) throw new Error(`no ${name}`)
  return value
}

export function readCalendar(text: string): { properties: Properties; events: ReadEvent[] } {
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end')
  const open: string[] = []
  const properties: Properties = new Map()
  const events: ReadEvent[] = []
  for (const line of unfold(text).slice(0, -2).split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+):([\s\S]*)$/.exec(line) ?? []
    if (!name) throw new Error(`not a property: ${JSON.stringify(line)}`)
    const event = events.at(-1)
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') events.push({ properties: new Map(), alarms: [] })
      if (value === 'VALARM') event?.alarms.push(new Map())
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends where another is open`)
    } else {
      const target = { VALARM: event?.alarms.at(-1), VEVENT: event?.properties }[open.at(-1) ?? '']
      const held = target ?? properties
      if (held.has(name)) throw new Error(`${name} twice`)
      held.set(name, value)
    }
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} without an end`)
  return { properties, events }
}
