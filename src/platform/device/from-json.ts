import * as v from 'valibot'

/** Reads what was kept as JSON; `otherwise` where nothing was, or something else. */
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
