import type { ResourceKey } from 'i18next'
import common from './en/common.json'

/** English: what every page needs, and the rest by namespace. */
export const texts = {
  common,
  load: import.meta.glob<ResourceKey>(['./en/*.json', '!./en/common.json'], { import: 'default' }),
}
