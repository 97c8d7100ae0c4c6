import { pages } from '../../router/pages.ts'

const rows = Object.entries(pages)

export const networkPages = rows.flatMap(([path, { document }]) => (document === 'network' ? [path] : []))

const parentPages = Object.fromEntries(rows.flatMap(([path, { parent }]) => (parent ? [[path, parent]] : [])))

/** The columns that the first script and the worker need, as Vite `define` entries. Typed in `vite-env.d.ts`. */
export const definedPages = {
  __NETWORK_PAGES__: JSON.stringify(networkPages),
  __PARENT_PAGES__: JSON.stringify(parentPages),
}
