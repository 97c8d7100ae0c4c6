import { useTranslation } from 'react-i18next'
import type { Bout } from '@/content/bouts/types.ts'
import type { Corner } from '@/content/bouts/sides.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { Tag } from '@/ui/tag.tsx'
import styles from './won-tag.module.css'

/** Marks the winner's corner. The other one has the same room, because its height would reveal a hidden result. */
export function WonTag({ bout, corner }: { bout: Bout; corner: Corner }) {
  const { t } = useTranslation('event')
  if (!bout.result) return null
  return bout.result.winner === corner ? (
    <span data-hidden-score={hiddenScoreId('event', bout.event)} data-blank>
      <Tag tone="key">{t('card.won')}</Tag>
    </span>
  ) : (
    <span className={styles.reserved}>
      <Tag>
        <span data-text={t('card.won')} />
      </Tag>
    </span>
  )
}
