import { builtPages, contentPages, readBuilt } from './built-site.ts'
import { readHtml, type Element } from './read-html.ts'

export const everyPage = builtPages()
export const everyContentPage = contentPages()
export const everyIndexablePage = everyContentPage.filter(({ html }) => !html.includes('content="noindex"'))

/** Applies a rule to each page. Returns one line per fault: `about/index.html: what is wrong`. */
export function faultsIn<Page extends { file: string }>(
  pages: readonly Page[],
  rule: (page: Page) => readonly (string | false)[],
): string[] {
  const faultsOf = (page: Page) => {
    try {
      return rule(page)
    } catch (error) {
      return [String(error)]
    }
  }
  return pages.flatMap((page) => faultsOf(page).flatMap((fault) => (fault ? [`${page.file}: ${fault}`] : [])))
}

const trees = new Map<string, Element>()

/** The tree of a built page, parsed only once for all rules. */
export function treeOf(file: string): Element {
  const tree = trees.get(file) ?? readHtml(readBuilt(file))
  trees.set(file, tree)
  return tree
}

/** `ar/about/index.html` → `/ar/about`. */
export const addressOf = (file: string) => `/${file.replace(/\/?(?:index)?\.html$/, '')}`
