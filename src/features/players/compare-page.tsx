import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnounced } from '@/platform/screen-reader.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import type { Player } from '@/content/players/types.ts'
import { Duel } from '@/ui/athlete/duel.tsx'
import { iconButtonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './compare-page.module.css'
import { pairText, readPair } from './compare-pair.ts'
import { CompareShare } from './compare-share.tsx'
import { CompareTape } from './compare-tape.tsx'
import { CornerPicker } from './corner-picker.tsx'

type ComparePageProps = {
  /** Two player ids separated by a comma, as in the URL. */
  compare: string
  onChange: (compare: string) => void
}

export function ComparePage({ compare, onChange }: ComparePageProps) {
  const { t } = useTranslation(['players', 'common'])
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { red, blue, problem } = readPair(compare)

  const sideOf = (player: Player) => ({
    ...playerFacts(player, language),
    link: (
      <Link to="/player/$playerId" params={{ playerId: player.id }}>
        {player.name[language]}
      </Link>
    ),
  })

  useEffect(() => {
    // The link that led here is unmounted. The path is the same, so the layout does not move the focus.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  useAnnounced(
    compare,
    red && blue && !problem
      ? t('compare.changed', { red: red.name[language], blue: blue.name[language] })
      : null,
  )

  return (
    <>
      <section className={`wrap ${styles.top}`}>
        <Link to="/players" className={`inline ${styles.back}`}>
          <Icon name="arrow-back" />
          {t('compare.back')}
        </Link>
        <p className={`row ${styles.kicker}`}>
          <span className="label soft">{t('compare.label')}</span>
          <Tag tone="sample">{t('common:sampleData')}</Tag>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {t('compare.heading')}
        </h1>
        <div className={styles.corners}>
          <CornerPicker
            label={t('compare.red')}
            chosen={red}
            other={blue}
            onChoose={(next) => onChange(pairText(next, blue))}
          />
          <button
            type="button"
            className={`${iconButtonClass()} ${styles.swap}`}
            aria-label={t('compare.swap')}
            onClick={() => onChange(pairText(blue, red))}
          >
            <Icon name="swap" />
          </button>
          <CornerPicker
            label={t('compare.blue')}
            chosen={blue}
            other={red}
            onChoose={(next) => onChange(pairText(red, next))}
          />
        </div>
        {problem && (
          <p className={`card noted ${styles.problem}`} role="status">
            <Icon name="info" />
            {problem.kind === 'unknown'
              ? t('compare.problem.unknown', { id: problem.id })
              : t(`compare.problem.${problem.kind}`)}
          </p>
        )}
      </section>
      {red && blue && !problem && (
        <>
          <section className="arena">
            <div className="wrap">
              <Duel
                red={sideOf(red)}
                blue={sideOf(blue)}
                rankLabel={t('compare.ranked')}
                recordLabel={t('compare.measures.record')}
              />
            </div>
          </section>
          <section className={`wrap split ${styles.numbers}`}>
            <CompareTape red={red} blue={blue} />
            <CompareShare red={red} blue={blue} />
          </section>
        </>
      )}
    </>
  )
}
