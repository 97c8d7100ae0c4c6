import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnounced } from '@/platform/screen-reader.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import type { Player } from '@/content/players/types.ts'
import { Duel } from '@/drawings/athlete/duel.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { ShareButton } from '@/shared/share-button.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { findPlayer, players } from '@/content/players/players.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import { Field } from '@/ui/form/field.tsx'
import styles from './compare-page.module.css'
import { pairText, readPair } from './compare-pair.ts'
import { CompareTape } from './compare-tape.tsx'

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
            className={`icon-button ${styles.swap}`}
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

const ComparePicture = deferred(() => import('./compare-picture.tsx'), 'ComparePicture', {
  until: 'activity',
})

function CompareShare({ red, blue }: { red: Player; blue: Player }) {
  const { t } = useTranslation(['players', 'demo'])
  const language = useLanguage()
  const shared = {
    title: t('demo:versusInFight', { red: red.name[language], blue: blue.name[language] }),
    query: `?compare=${pairText(red, blue)}`,
  }
  return (
    <aside className={`grid gap-4 ${styles.aside}`} aria-labelledby="compare-share">
      <div className="card box">
        <Icon name="share" />
        <h2 id="compare-share">{t('compare.share.heading')}</h2>
        <p className="note">{t('compare.share.lead')}</p>
        <div className="row">
          <ShareButton {...shared} className="button">
            {t('compare.share.share')}
          </ShareButton>
          <ShareButton {...shared} way="copy" className="button tonal">
            {t('compare.share.copy')}
          </ShareButton>
          <ComparePicture red={red} blue={blue} />
        </div>
      </div>
      <p className="note">{t('compare.rays')}</p>
    </aside>
  )
}

type CornerPickerProps = {
  label: string
  chosen: Player | undefined
  /** The player in the other corner, who cannot be chosen here. */
  other: Player | undefined
  onChoose: (player: Player) => void
}

function CornerPicker({ label, chosen, other, onChoose }: CornerPickerProps) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={chosen?.id ?? ''}
          onChange={(event) => {
            const next = findPlayer(event.target.value)
            if (next) onChoose(next)
          }}
        >
          {!chosen && <option value="">{t('compare.choose')}</option>}
          {sportIds.map((sport) => (
            <optgroup key={sport} label={sports[sport].name[language]}>
              {players
                .filter((player) => player.sport === sport)
                .map((player) => (
                  <option key={player.id} value={player.id} disabled={player === other && player !== chosen}>
                    {player.name[language]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}
