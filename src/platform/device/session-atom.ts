import { atom } from 'jotai'
import type { GenericSchema } from 'valibot'
import { fromJson } from '@/platform/device/from-json.ts'
import type { Place } from '@/platform/device/storage-keys.ts'
import { stored } from '@/platform/device/stored.ts'

/**
 * An atom that survives a reload and the language switch. It is `empty` until mounted, as hydration requires. If
 * storage is blocked or full, it is in memory only.
 */
export function sessionAtom<Value extends object>(
  place: Place,
  schema: GenericSchema<unknown, Value>,
  empty: Value,
) {
  const kept = stored(place, fromJson(schema, empty))
  let isStored = true
  const value = atom(empty)
  value.onMount = (set) => {
    const read = () => {
      if (isStored) set(kept.read())
    }
    read()
    return kept.follow(read)
  }
  return atom(
    (get) => get(value),
    (_get, set, next: Value) => {
      set(value, next)
      if (JSON.stringify(next) === JSON.stringify(empty)) kept.remove()
      else isStored = kept.write(next)
    },
  )
}
