/** Pages with an id, by the first part of their address. The parent of all others is the home page. */
const parents = {
  blog: '/blog',
  event: '/events',
  player: '/players',
  service: '/services',
  team: '/players',
} as const

export type ParentPage = (typeof parents)[keyof typeof parents]

const hasParent = (folder: string): folder is keyof typeof parents => Object.hasOwn(parents, folder)

/** The page above another one, for its breadcrumbs and the back link of the installed app. */
export function parentPage(path: string): ParentPage | '/' {
  const [, folder = '', id] = path.split('/')
  if (path === '/plan') return '/services'
  return id && hasParent(folder) ? parents[folder] : '/'
}
