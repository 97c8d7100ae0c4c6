import * as v from 'valibot'
import { fromJson } from './from-json.ts'
import { stored } from './stored.ts'

/** What a visitor has called the demo's sample user, remembered on this device only. */
export type SavedProfile = { name: string; email: string }

/** Null while the sample user is untouched. */
export const savedProfile = stored(
  { key: 'sporte:demo-profile' },
  fromJson(v.object({ name: v.string(), email: v.string() }), null),
)
