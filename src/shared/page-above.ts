/** The page that stands above another one; the home page above all that are not here. A test holds it beside the crumbs. */
const above = {
  blog: '/blog',
  event: '/events',
  player: '/players',
  service: '/services',
  team: '/players',
} as const

type Above = (typeof above)[keyof typeof above]

const isNamed = (folder: string): folder is keyof typeof above => Object.hasOwn(above, folder)

/** Of an address without its language. */
export function pageAbove(path: string): Above | '/' {
  const [, folder = '', id] = path.split('/')
  if (path === '/plan') return '/services'
  return id && isNamed(folder) ? above[folder] : '/'
}
