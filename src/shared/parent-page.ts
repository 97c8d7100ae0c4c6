/** Parent pages by the first segment of the path, for pages with an id. All other pages belong to the home page. */
const parents = {
  blog: '/blog',
  event: '/events',
  player: '/players',
  service: '/services',
  team: '/players',
} as const

export type ParentPage = (typeof parents)[keyof typeof parents]

const hasParent = (folder: string): folder is keyof typeof parents => Object.hasOwn(parents, folder)

/** The parent of a page, for breadcrumbs and the installed app's back link. */
export function parentPage(path: string): ParentPage | '/' {
  const [, folder = '', id] = path.split('/')
  if (path === '/plan') return '/services'
  return id && hasParent(folder) ? parents[folder] : '/'
}
