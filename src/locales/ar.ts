import type { ResourceKey } from 'i18next'
import common from './ar/common.json'

/** Arabic: what every page needs, and the rest by namespace. */
export const texts = {
  common,
  load: import.meta.glob<ResourceKey>(['./ar/*.json', '!./ar/common.json'], { import: 'default' }),
}
