import { useTranslation } from 'react-i18next'
import { spoilerOf, useCovered } from '@/platform/device/spoilers.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { battingSide, chaseOf, fieldingSide, oversOf, scoreOf } from '@/shared/live/live-figures.ts'
import { SideName } from '@/shared/live/side-name.tsx'
import { useNeed } from '@/shared/live/use-need.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './live-strip.module.css'

type LiveStripProps = { match: FeedMatch; panel: string; isOpen: boolean; onPress: () => void }

/** The match in one line; its press opens the rest. */
export function LiveStrip({ match, panel, isOpen, onPress }: LiveStripProps) {
  const { t } = useTranslation(['live', 'common'])
  const language = useLanguage()
  const isCovered = useCovered(spoilerOf('cricket', match.id))
  const side = battingSide(match)
  const need = useNeed(chaseOf(match))
  const isLive = match.status === 'LIVE'
  const more = isLive ? need : match.result?.[language]
  return (
    <button
      type="button"
      className={styles.strip}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={onPress}
    >
      <Tag tone={isLive ? 'live' : 'plain'}>{t(isLive ? 'live' : 'ended')}</Tag>
      {match.isSample && <Tag tone="sample">{t('common:sampleData')}</Tag>}
      <b className={styles.side}>
        <SideName side={isCovered ? match.teams[0] : side} />
      </b>
      {isCovered ? (
        <span className={styles.more}>{t('hidden')}</span>
      ) : (
        <>
          <Ltr numeral className={styles.score}>
            {scoreOf(side) ?? ''}
          </Ltr>
          {oversOf(side) && <Ltr className={styles.overs}>{`(${oversOf(side)})`}</Ltr>}
        </>
      )}
      <span className={`${styles.side} ${styles.roomy}`}>
        {t('versus')} <SideName side={isCovered ? match.teams[1] : fieldingSide(match)} />
      </span>
      {!isCovered && more && <span className={`${styles.more} ${styles.roomy}`}>{more}</span>}
      <Icon name="chevron-down" className={styles.chevron} />
    </button>
  )
}
