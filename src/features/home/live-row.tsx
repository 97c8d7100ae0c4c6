import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { spoilerOf, useCovered } from '@/platform/device/spoilers.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { battingSide, fieldingSide, oversOf, scoreOf } from '@/shared/live/live-figures.ts'
import { openLive } from '@/shared/live/live-open.ts'
import { LiveSigns } from '@/shared/live/live-signs.tsx'
import { SideName } from '@/shared/live/side-name.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { rollIn } from './roll-in.ts'
import styles from './live-row.module.css'

type LiveRowProps = { match: FeedMatch; heardAt: number | null }

/** The live match on the ticker: it leads to the open panel. */
export function LiveRow({ match, heardAt }: LiveRowProps) {
  const { t } = useTranslation(['live', 'common'])
  const row = useRef<HTMLLIElement>(null)
  const isCovered = useCovered(spoilerOf('cricket', match.id))
  const side = battingSide(match)
  const isLive = match.status === 'LIVE'
  useLayoutEffect(() => (row.current ? rollIn(row.current) : undefined), [])
  return (
    <li ref={row} className={styles.row}>
      <Link to="/live-scores" className={styles.link} onClick={() => openLive(true)}>
        <Tag tone={isLive ? 'live' : 'plain'}>{t(isLive ? 'live' : 'ended')}</Tag>
        {match.isSample && <Tag tone="sample">{t('common:sampleData')}</Tag>}
        <b>
          <SideName side={isCovered ? match.teams[0] : side} />
        </b>
        {!isCovered && (
          <>
            <Ltr numeral className={styles.score}>
              {scoreOf(side) ?? ''}
            </Ltr>
            {oversOf(side) && <Ltr className={`${styles.soft} ${styles.overs}`}>{`(${oversOf(side)})`}</Ltr>}
          </>
        )}
        <span className={styles.soft}>
          {t('versus')} <SideName side={isCovered ? match.teams[1] : fieldingSide(match)} />
        </span>
        {isCovered && <span className={styles.soft}>{t('hidden')}</span>}
      </Link>
      <LiveSigns match={match} heardAt={heardAt} />
    </li>
  )
}
