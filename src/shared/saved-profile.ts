import * as v from 'valibot'
import { fromJson } from '@/platform/device/from-json.ts'
import { stored } from '@/platform/device/stored.ts'

/** The visitor's changes to the demo's sample user, stored on this device only. */
export type SavedProfile = { name: string; email: string }

/** Null while the sample user is unchanged. */
export const savedProfile = stored(
  { key: 'sporte:demo-profile' },
  fromJson(v.object({ name: v.string(), email: v.string() }), null),
)
