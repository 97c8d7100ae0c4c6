import common from './en/common.json'

/** English: what every page needs, and the rest by namespace. */
export const texts = {
  common,
  load: import.meta.glob<object>(['./en/*.json', '!./en/common.json'], { import: 'default' }),
}
