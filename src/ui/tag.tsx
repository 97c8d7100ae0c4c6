import type { ReactNode } from 'react'

type TagProps = {
  /** `live`: live now, `key`: the most important fact, `data`: stored or secondary, `sample`: sample data. */
  tone?: 'plain' | 'live' | 'key' | 'data' | 'sample'
  children: ReactNode
}

export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={tone === 'plain' ? 'tag label' : `tag label ${tone}`}>{children}</span>
}
