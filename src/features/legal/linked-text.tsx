import { Link, type LinkProps } from '@tanstack/react-router'
import { Fragment } from 'react'

/** Link targets in messages, e.g. `[unsent messages](enquiries)`. */
const targets: Record<string, Pick<LinkProps, 'to' | 'hash'>> = {
  privacy: { to: '/privacy' },
  terms: { to: '/terms' },
  appTerms: { to: '/terms-conditions-app' },
  appRefunds: { to: '/terms-conditions-app', hash: 'refunds' },
  enquiries: { to: '/enquiries' },
  yourData: { to: '/your-data' },
  watch: { to: '/watch' },
  coin: { to: '/sporte-coin' },
}

/** Renders a message with its links. Links with unknown targets stay plain text. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([#\w-]+\))/).map((piece, index) => {
    const [, label = '', name = ''] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? []
    const key = `${index}${piece}`
    if (name.startsWith('#')) {
      return (
        <a key={key} href={name}>
          {label}
        </a>
      )
    }
    const target = targets[name]
    if (!target) return <Fragment key={key}>{label || piece}</Fragment>
    return (
      <Link key={key} {...target}>
        {label}
      </Link>
    )
  })
}
