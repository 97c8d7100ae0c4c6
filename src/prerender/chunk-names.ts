type NameRules = {
  isPage: (id: string) => boolean
  isCompanion: (id: string) => boolean
  kindOf: (id: string) => string
}

/** A page's own file has its name, any other the name of its first module. */
export function nameChunks(
  groups: readonly { modules: readonly string[] }[],
  { isPage, isCompanion, kindOf }: NameRules,
): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { modules } of groups) {
    const [first = ''] = [...modules.filter(isPage), ...modules]
    const kind = kindOf(first)
    const base = modules.filter(isCompanion).length > 1 ? 'companions' : baseName(first)
    const wanted = kind === 'script' || kind === 'style' ? base : `${base}-${kind}`
    let name = wanted
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`
    taken.add(name)
    for (const id of modules) names.set(id, name)
  }
  return names
}

function baseName(id: string): string {
  const [file = ''] = id.split('?')
  const [name = ''] = (file.split('/').at(-1) ?? '').split('.')
  return name === 'index' ? (file.split('/').at(-2) ?? name) : name.replace(/^[-_$]+/, '')
}
