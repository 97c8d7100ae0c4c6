import * as v from 'valibot'

/** Parses stored JSON. Returns `otherwise` if nothing valid is stored. */
export function fromJson<Value, Otherwise>(
  schema: v.GenericSchema<unknown, Value>,
  otherwise: Otherwise,
): (text: string | null) => Value | Otherwise {
  return (text) => {
    try {
      const parsed = v.safeParse(schema, JSON.parse(text ?? ''))
      return parsed.success ? parsed.output : otherwise
    } catch {
      return otherwise
    }
  }
}
