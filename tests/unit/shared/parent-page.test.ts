import { expect, it } from 'vitest'
import { pageOptions } from '@/prerender/page-options.ts'
import { parentPage } from '@/shared/parent-page.ts'

const below = {
  '/blog': ['/blog/$articleId'],
  '/events': ['/event/$eventId'],
  '/players': ['/player/$playerId', '/team/$teamId'],
  '/services': ['/plan', '/service/$service'],
}

it.each(pageOptions)('parentPage › of %s', (route, { ids }) => {
  const [parent = '/'] = Object.entries(below).find(([, routes]) => routes.includes(route)) ?? []
  for (const id of ids ?? ['']) expect(parentPage(route.replace(/\$\w+$/, id))).toBe(parent)
})

it.each(['/nowhere', '/nowhere/at/all', '/blog/', '/toString/x'])(
  'parentPage › returns the home page for %s',
  (path) => {
    expect(parentPage(path)).toBe('/')
  },
)
