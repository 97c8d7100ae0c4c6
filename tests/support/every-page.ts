import { builtPages, contentPages, readBuilt } from './built-site.ts'
import { readHtml, type Element } from './read-html.ts'

export const everyPage = builtPages()
export const everyContentPage = contentPages()
export const everyIndexablePage = everyContentPage.filter(({ html }) => !html.includes('content="noindex"'))

/** `about/index.html: problem`, a line for each problem that the rule finds in a page. */
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

/** A built page as a tree, parsed once however many rules walk it. */
export function treeOf(file: string): Element {
  const tree = trees.get(file) ?? readHtml(readBuilt(file))
  trees.set(file, tree)
  return tree
}

/** `/ar/about` of `ar/about/index.html`. */
export const addressOf = (file: string) => `/${file.replace(/\/?(?:index)?\.html$/, '')}`
