import type { ReactNode } from 'react'
import styles from './tag.module.css'

type TagProps = {
  /**
   * `live` is on air now; `key` the one fact of the view; `data` saved or second; `sample` owns up to invented data.
   */
  tone?: 'plain' | 'live' | 'key' | 'data' | 'sample'
  children: ReactNode
}

const tones = { live: styles.live, key: styles.key, data: styles.data, sample: styles.sample }

export function Tag({ tone = 'plain', children }: TagProps) {
  return <span className={tone === 'plain' ? styles.tag : `${styles.tag} ${tones[tone]}`}>{children}</span>
}
