import * as v from 'valibot'
import { fromJson } from '@/platform/device/from-json.ts'
import { stored } from '@/platform/device/stored.ts'
import { readPlan, type Plan } from './plan.ts'

const schema = v.record(v.string(), v.string())

/** The last plan made on this device, stored as search params. Null if there is none. */
export const planDraft = stored({ key: 'sporte:plan' }, (text): Plan | null => {
  const search = fromJson(schema, null)(text)
  return search && readPlan(search)
})
