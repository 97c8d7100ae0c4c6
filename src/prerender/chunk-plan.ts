import { nameChunks } from './chunk-names.ts'

/** What the bundler knows of a module. */
export type ModuleFacts = {
  imports: readonly string[]
  dynamicImports: readonly string[]
  /** In bytes, before minification. */
  size: number
}

/** What a part of the graph is asked for. */
export type ChunkRules = {
  entry: string
  /** Modules that are pages, each with what it needs from the first paint. */
  isPage: (id: string) => boolean
  /** Alternatives of which a page shows one (articles, matches): their name, the same for all modules of one. */
  variantOf: (id: string) => string | undefined
  /** Requested first by every page. */
  isAlways: (id: string) => boolean
  /** Requested by every page once it is idle. */
  isCompanion: (id: string) => boolean
  /** Companions that low-data visitors load only after a press. */
  isSpared: (id: string) => boolean
  /** Modules of different kinds (languages, styles, scripts) never share a file. */
  kindOf: (id: string) => string
}

/** When a page requests a module: never, after a press, when idle, or first. */
const stages = { never: 0, pressed: 1, idle: 2, first: 3 } as const
type Stage = (typeof stages)[keyof typeof stages]

/** The weight of a byte by stage, relative to one of the first script. */
const weights: Record<Stage, number> = { 0: 0, 1: 0.02, 2: 0.15, 3: 1 }

/** The cost of requesting a file, and of storing one at install, in bytes of the first script. */
const fileCost = { asked: 700, stored: 300 }

/** How many bytes of a file a page may get before it needs them. Styles delay the first paint. */
const tolerated = { first: 400, idle: 12_000, saving: 5_000, style: 500 }

/** A page whose first scripts are lighter than this, in bytes, may get a part of the difference early: fewer files. */
const heavy = { size: 13_000, part: 1 / 4, atMost: 2_000 }

type Group = {
  modules: string[]
  kind: string
  size: number
  stages: Stage[]
  /** Per page, how many of its bytes are requested earlier than needed, or needlessly. */
  early: number[]
}

/**
 * The name of the file for each module beyond the first scripts. Modules that every page requests at the same stage share
 * a file; two files are merged where the bytes that pages then get needlessly cost less than another request.
 */
export function planChunks(
  facts: (id: string) => ModuleFacts | undefined,
  rules: ChunkRules,
): Map<string, string> {
  const graph = readGraph(facts, rules.entry)
  const columns = columnsOf(graph, rules)
  const groups = merged(groupsOf(graph, columns, rules), graph, toleratedFirst(graph, columns, rules))
  return nameChunks(groups, rules)
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

/** All modules that some import; `dynamic` tells which dynamic imports to follow. */
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

/** The stage of each module, per page and variant, and for low-data visitors. Every page has the frame. */
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

/** Groups the modules of a kind that every page requests at the same stage. */
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
    // Parts are prerendered: their styles are requested with the page's.
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

/** Per page, how many bytes of one script or text may come with its first ones although they are not needed yet. */
function toleratedFirst(
  graph: Graph,
  columns: readonly ReadonlyMap<string, Stage>[],
  { entry, kindOf }: ChunkRules,
): number[] {
  const initial = closure(graph, [entry], () => false)
  return columns.map((column) => {
    const own = [...column].filter(
      ([id, stage]) => stage === stages.first && !initial.has(id) && kindOf(id) !== 'style',
    )
    const size = own.reduce((sum, [id]) => sum + (graph.get(id)?.size ?? 0), 0)
    return Math.min(heavy.atMost, Math.max(tolerated.first, (heavy.size - size) * heavy.part))
  })
}

function isTolerable({ kind, early, stages: row }: Group, firsts: readonly number[]): boolean {
  const limit = (index: number) => {
    // The last column is whoever saves data.
    if (row[index] !== stages.first) return index === row.length - 1 ? tolerated.saving : tolerated.idle
    return kind === 'style' ? tolerated.style : (firsts[index] ?? tolerated.first)
  }
  return early.every((bytes, index) => bytes <= limit(index))
}

/** Merges the pair that saves most, until none does. */
function merged(start: readonly Group[], graph: Graph, firsts: readonly number[]): Group[] {
  const groups = new Set(start)
  type Pair = { a: Group; b: Group; gain: number }
  const pair = (a: Group, b: Group): Pair => {
    const both = joined(a, b)
    return { a, b, gain: isTolerable(both, firsts) ? cost(a) + cost(b) - cost(both) : 0 }
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

/** Whether one of two groups imports the other through a third: merged, they would form a cycle with it. */
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

/** Whether merging would make a page load, through the later group's imports, something that it has not requested yet. */
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
