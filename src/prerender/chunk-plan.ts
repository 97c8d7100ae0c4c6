/** What the bundler knows of a module. */
export type ModuleFacts = {
  imports: readonly string[]
  dynamicImports: readonly string[]
  /** In bytes, before anything is made small. */
  size: number
}

/** What a part of the graph is asked for. */
export type ChunkRules = {
  entry: string
  /** Modules that a visit opens, each with what it needs from the first paint. */
  isPage: (id: string) => boolean
  /** Of which a page shows one and not the others: articles, matches. Its name, the same for all that belongs to it. */
  variantOf: (id: string) => string | undefined
  /** What every page asks for before anything else. */
  isAlways: (id: string) => boolean
  /** What every page asks for by itself once it is idle. */
  isCompanion: (id: string) => boolean
  /** Companions that visitors who save data do without until they press something. */
  isSpared: (id: string) => boolean
  /** Modules of two kinds are never in one file: languages, styles and scripts. */
  kindOf: (id: string) => string
}

/** When a page asks for something: never, at a press, by itself, or before anything else. */
const stages = { never: 0, pressed: 1, idle: 2, first: 3 } as const
type Stage = (typeof stages)[keyof typeof stages]

/** How much a byte weighs by when it is asked for, against one of the first script. */
const weights: Record<Stage, number> = { 0: 0, 1: 0.02, 2: 0.15, 3: 1 }

/** What asking for a file weighs, in bytes of the first script; and what storing one weighs, for every visit. */
const fileCost = { asked: 700, stored: 200 }

/** How many bytes of one file a page may be given before it needs them. Styles hold up the first paint. */
const tolerated = { first: 600, idle: 5_000, style: 500 }

type Group = {
  modules: string[]
  kind: string
  size: number
  stages: Stage[]
  /** By page, how many of its bytes are asked for earlier than needed, the unneeded among them. */
  early: number[]
}

/**
 * Which file each module beyond the first scripts belongs to, by name. Modules that every page asks for at the same moment
 * are in one file anyhow; two files become one where that costs the pages less, in bytes that they would do without, than
 * asking for another file does.
 */
export function planChunks(
  facts: (id: string) => ModuleFacts | undefined,
  rules: ChunkRules,
): Map<string, string> {
  const graph = readGraph(facts, rules.entry)
  const columns = columnsOf(graph, rules)
  const groups = merged(groupsOf(graph, columns, rules), graph)
  return named(groups, rules)
}

type Graph = ReadonlyMap<string, ModuleFacts>

function readGraph(facts: (id: string) => ModuleFacts | undefined, entry: string): Graph {
  const graph = new Map<string, ModuleFacts>()
  const queue = [entry]
  for (const id of queue) {
    const module = graph.has(id) ? undefined : facts(id)
    if (!module) continue
    graph.set(id, module)
    queue.push(...module.imports, ...module.dynamicImports)
  }
  return graph
}

/** Everything that comes along with some modules; `dynamic` says which of what is asked for later comes too. */
function closure(graph: Graph, start: readonly string[], dynamic: (id: string) => boolean): Set<string> {
  const seen = new Set<string>()
  const queue = [...start]
  for (const id of queue) {
    const module = graph.get(id)
    if (!module || seen.has(id)) continue
    seen.add(id)
    queue.push(...module.imports, ...module.dynamicImports.filter(dynamic))
  }
  return seen
}

/** For every page and variant, and for whoever saves data, when it asks for what. The frame is on all of them. */
function columnsOf(graph: Graph, rules: ChunkRules): ReadonlyMap<string, Stage>[] {
  const { entry, isPage, variantOf, isCompanion } = rules
  const isOwn = (id: string) => !isPage(id) && variantOf(id) === undefined
  const frame = closure(graph, [entry], isOwn)
  const asked = [...frame].flatMap((id) => graph.get(id)?.dynamicImports ?? [])
  const companions = closure(graph, asked.filter(isCompanion), () => false)
  const frameStages = new Map<string, Stage>()
  const always = closure(graph, asked.filter(rules.isAlways), () => false)
  for (const id of frame)
    frameStages.set(id, always.has(id) ? stages.first : companions.has(id) ? stages.idle : stages.pressed)

  const saving = new Map(frameStages)
  const spared = closure(graph, asked.filter(rules.isSpared), () => false)
  const needed = closure(graph, [entry], (id) => isOwn(id) && !rules.isSpared(id))
  for (const id of needed) if (!always.has(id)) saving.set(id, stages.idle)
  for (const id of spared) if (!needed.has(id)) saving.set(id, stages.pressed)

  const variants = new Map<string, string[]>()
  for (const id of graph.keys()) {
    const variant = variantOf(id)
    if (variant !== undefined) variants.set(variant, [...(variants.get(variant) ?? []), id])
  }
  const pages = [...graph.keys()].filter(isPage).flatMap((page) => {
    const column = new Map(frameStages)
    const texts =
      graph.get(page)?.dynamicImports.filter((id) => isOwn(id) && rules.kindOf(id) !== 'script') ?? []
    const raise = (ids: Iterable<string>, stage: Stage) => {
      for (const id of ids) if ((column.get(id) ?? 0) < stage) column.set(id, stage)
    }
    const all = closure(graph, [page], isOwn)
    raise(all, stages.idle)
    for (const id of all) if (!spared.has(id)) saving.set(id, stages.idle)
    raise(
      closure(graph, [page], () => false),
      stages.first,
    )
    raise(texts, stages.first)
    const own = [...variants].filter(([, ids]) =>
      ids.some((id) => [...all].some((each) => graph.get(each)?.dynamicImports.includes(id))),
    )
    return [
      column,
      ...own.map(([, ids]) => {
        const variant = new Map(column)
        for (const id of closure(graph, ids, isOwn))
          if (!variant.get(id) || variant.get(id) === stages.pressed) variant.set(id, stages.idle)
        return variant
      }),
    ]
  })
  return [...pages, saving]
}

/** One for all modules of a kind that every page asks for at the same moment. */
function groupsOf(
  graph: Graph,
  columns: readonly ReadonlyMap<string, Stage>[],
  { entry, kindOf }: ChunkRules,
): Group[] {
  const initial = closure(graph, [entry], () => false)
  const groups = new Map<string, Group>()
  for (const [id, { size }] of graph) {
    if (initial.has(id)) continue
    const kind = kindOf(id)
    const found = columns.map((column) => column.get(id) ?? stages.never)
    // Parts are drawn into the page before their script comes: their styles are asked for with the page's.
    const row =
      kind === 'style' ? found.map((stage) => (stage === stages.idle ? stages.first : stage)) : found
    const key = `${kind} ${row.join('')}`
    const group = groups.get(key) ?? { modules: [], kind, size: 0, stages: row, early: row.map(() => 0) }
    group.modules.push(id)
    group.size += size
    groups.set(key, group)
  }
  return [...groups.values()]
}

const cost = ({ size, stages: row }: Pick<Group, 'size' | 'stages'>) =>
  row.reduce<number>(
    (sum, stage) =>
      sum + size * weights[stage] + (stage >= stages.idle ? fileCost.asked : 0) + fileCost.stored,
    0,
  )

function joined(a: Group, b: Group): Group {
  const row = a.stages.map((stage, index) =>
    stage > (b.stages[index] ?? 0) ? stage : (b.stages[index] ?? stage),
  )
  const brought = (group: Group, index: number) =>
    group.stages[index] === row[index] || (row[index] ?? 0) < stages.idle
      ? (group.early[index] ?? 0)
      : group.size
  return {
    modules: [...a.modules, ...b.modules],
    kind: a.kind,
    size: a.size + b.size,
    stages: row,
    early: row.map((_stage, index) => brought(a, index) + brought(b, index)),
  }
}

function isTolerable({ kind, early, stages: row }: Group): boolean {
  const first = kind === 'style' ? tolerated.style : tolerated.first
  return early.every((bytes, index) => bytes <= (row[index] === stages.first ? first : tolerated.idle))
}

/** Joins the pair that saves most, until none does. */
function merged(start: readonly Group[], graph: Graph): Group[] {
  const groups = new Set(start)
  type Pair = { a: Group; b: Group; gain: number }
  const pair = (a: Group, b: Group): Pair => {
    const both = joined(a, b)
    return { a, b, gain: isTolerable(both) ? cost(a) + cost(b) - cost(both) : 0 }
  }
  const list = [...groups]
  let pairs = list.flatMap((a, index) =>
    list.slice(index + 1).flatMap((b) => (a.kind === b.kind ? [pair(a, b)] : [])),
  )
  for (;;) {
    pairs = pairs.filter(({ a, b, gain }) => gain > 0 && groups.has(a) && groups.has(b))
    pairs.sort((one, other) => other.gain - one.gain)
    const imports = importsOf(groups, graph)
    const best = pairs.find(({ a, b }) => !wouldCircle(a, b, imports) && !wouldHasten(a, b, imports))
    if (!best) return [...groups]
    const one = joined(best.a, best.b)
    groups.delete(best.a)
    groups.delete(best.b)
    pairs.push(...[...groups].flatMap((other) => (other.kind === one.kind ? [pair(one, other)] : [])))
    groups.add(one)
  }
}

type Imports = ReadonlyMap<Group, ReadonlySet<Group>>

function importsOf(groups: ReadonlySet<Group>, graph: Graph): Imports {
  const groupOf = new Map([...groups].flatMap((group) => group.modules.map((id) => [id, group] as const)))
  const importsOfGroup = (group: Group) =>
    new Set(
      group.modules.flatMap((id) => graph.get(id)?.imports ?? []).flatMap((id) => groupOf.get(id) ?? []),
    )
  return new Map([...groups].map((group) => [group, importsOfGroup(group)]))
}

/** Whether one of two groups imports the other by way of a third: as one file, that and it would import each other. */
function wouldCircle(a: Group, b: Group, imports: Imports): boolean {
  const isOne = (group: Group) => group === a || group === b
  const queue = [a, b].flatMap((group) => [...(imports.get(group) ?? [])]).filter((group) => !isOne(group))
  const seen = new Set(queue)
  for (const group of seen) {
    for (const each of imports.get(group) ?? []) {
      if (isOne(each)) return true
      seen.add(each)
    }
  }
  return false
}

/** Whether the one that is asked for later imports what a page has not asked for when it asks for the other. */
function wouldHasten(a: Group, b: Group, imports: Imports): boolean {
  const both = joined(a, b)
  return [a, b].some((group) =>
    [...(imports.get(group) ?? [])].some(
      (imported) =>
        imported !== a &&
        imported !== b &&
        imported.kind !== 'style' &&
        both.stages.some((stage, index) => stage >= stages.idle && (imported.stages[index] ?? 0) < stage),
    ),
  )
}

/** A page's own file has its name, another that of the first thing in it. */
function named(groups: readonly Group[], { isPage, isCompanion, kindOf }: ChunkRules): Map<string, string> {
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
