import * as v from 'valibot'
import type { Language } from '@/contract/language.ts'
import { dropInvisible } from '@/lib/typed-text.ts'

/** What the schemas of both feeds have in common. Unknown fields are ignored, so that a feed may send more. */

/** In both languages; a feed that has only one of them sends a plain text. */
export type FeedText = Record<Language, string>

/** `most`: more than any real text has. Longer texts would break the layout. */
export const text = (most: number) =>
  v.pipe(
    v.string(),
    // Direction marks would reverse the page's own text, and zero-width characters alone are not a name.
    v.transform(dropInvisible),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
  )
export const words = (most: number) =>
  v.union([
    v.pipe(
      text(most),
      v.transform((both): FeedText => ({ en: both, ar: both })),
    ),
    v.object({ en: text(most), ar: text(most) }),
  ])
export const count = (most: number, least = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** What the item has lost while it was parsed: paths as in the format. */
const lost = new Set<string>()

/** A part that an item can do without. Where it is missing, or wrong, `without` takes its place. */
export const part = <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  without: v.InferOutput<Schema>,
) => {
  const parse = v.transform((given: unknown): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, given)
    if (!parsed.success && given !== null) lost.add(path)
    return parsed.success ? parsed.output : without
  })
  return v.optional(v.pipe(v.unknown(), parse), null)
}
export const orNull = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  part(path, v.nullable(schema), null)
/** The first rows that fit the schema. */
export const rows = <Schema extends v.GenericSchema>(path: string, row: Schema, most: number) => {
  const fitting = v.transform((all: unknown[]): v.InferOutput<Schema>[] => {
    const parsed = all.map((one) => v.safeParse(row, one))
    const fit = parsed.flatMap(({ success, output }) => (success ? [output] : []))
    if (fit.length < all.length || fit.length > most) lost.add(`${path}[]`)
    return fit.slice(0, most)
  })
  return part(path, v.pipe(v.array(v.unknown()), fitting), [])
}

/** A time in UTC as milliseconds since 1970. */
export const stamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.endsWith('Z'),
  v.transform((written) => Date.parse(written)),
  v.integer(),
)

/** Also the id of a person or event of the site. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

export const feedVersion = 1

/** The document without its list, whose items are parsed one at a time. */
export const feedDocument = v.looseObject({ version: v.literal(feedVersion), updatedAt: stamp })

/** `dropped`: paths of the parts that the item has lost, or of what makes it unreadable. */
export type Parsed<Item> = { item: Item | null; dropped: string[] }

/** `prefix`: the path of the item in the format. */
export function parseItem<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  prefix = '',
): Parsed<v.InferOutput<Schema>> {
  lost.clear()
  const parsed = v.safeParse(schema, given)
  return parsed.success
    ? { item: parsed.output, dropped: [...lost] }
    : { item: null, dropped: parsed.issues.map((issue) => `${prefix}${v.getDotPath(issue) ?? ''}`) }
}
