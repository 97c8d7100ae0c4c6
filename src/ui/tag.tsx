import type { ReactNode } from 'react'
import styles from './tag.module.css'

type TagProps = {
  /** `live`: live now, `key`: the most important fact, `data`: stored or secondary, `sample`: sample data. */
  tone?: 'plain' | 'live' | 'key' | 'data' | 'sample'
  children: ReactNode
}

const tones = { live: styles.live, key: styles.key, data: styles.data, sample: styles.sample }

export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={tone === 'plain' ? styles.tag : `${styles.tag} ${tones[tone]}`}>{children}</span>
}
