import { useTranslation } from 'react-i18next'
import type { Bout } from '@/content/bouts/types.ts'
import type { Corner } from '@/content/bouts/sides.ts'
import { Tag } from '@/ui/tag.tsx'
import styles from './won-tag.module.css'

type WonTagProps = { bout: Bout; corner: Corner; /** See `platform/device/hide-scores`. */ scoreId: string }

/** Marks the winner's corner. The other one has the same room, because its height would reveal a hidden result. */
export function WonTag({ bout, corner, scoreId }: WonTagProps) {
  const { t } = useTranslation('event')
  if (!bout.result) return null
  return bout.result.winner === corner ? (
    <span data-hidden-score={scoreId} data-blank>
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
