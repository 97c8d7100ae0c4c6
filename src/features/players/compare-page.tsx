import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnounced } from '@/platform/screen-reader.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import type { Player } from '@/content/players/types.ts'
import { tapeRows } from '@/content/players/measures.ts'
import { countryOf } from '@/content/countries.ts'
import { useNow } from '@/platform/device/clock.ts'
import { SideLink } from '@/shared/side-link.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { Tape } from '@/drawings/athlete/tape.tsx'
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

type ComparePageProps = {
  /** Two player ids separated by a comma, as in the URL. */
  compare: string
  onChange: (compare: string) => void
}

export function ComparePage({ compare, onChange }: ComparePageProps) {
  const { t, i18n } = useTranslation(['players', 'demo', 'common'])
  const now = useNow()
  const language = useLanguage()
  const { red, blue, problem } = readPair(compare)

  useEffect(() => {
    // The link that led here is unmounted. The path is the same, so the layout does not move the focus.
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])

  useAnnounced(
    compare,
    red && blue && !problem
      ? t('compare.changed', { red: red.name[language], blue: blue.name[language] })
      : null,
  )

  return (
    <>
      <PageHeader
        label={
          <Link to="/players" className="link">
            <Icon name="arrow-back" />
            {t('compare.back')}
          </Link>
        }
        tag={
          <>
            <span className="label">{t('compare.label')}</span>
            <Tag tone="sample">{t('common:sampleData')}</Tag>
          </>
        }
        heading={t('compare.heading')}
      >
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
          <p className="lead" role="status">
            {problem.kind === 'unknown'
              ? t('compare.problem.unknown', { id: problem.id })
              : t(`compare.problem.${problem.kind}`)}
          </p>
        )}
      </PageHeader>
      {red && blue && !problem && (
        <>
          <section className="arena">
            <div className="wrap">
              <Duel red={playerFacts(red, { language, i18n })} blue={playerFacts(blue, { language, i18n })} />
            </div>
          </section>
          <section className="section" aria-labelledby="numbers">
            <div className={`wrap split ${styles.numbers}`}>
              <h2 id="numbers" className="visually-hidden">
                {t('compare.numbers')}
              </h2>
              <Tape
                caption={t('compare.heading')}
                measure={t('demo:measures.measure')}
                red={headOf(red)}
                blue={headOf(blue)}
                rows={tapeRows(red, blue, { now, language, i18n })}
              />
              <CompareShare red={red} blue={blue} />
            </div>
          </section>
        </>
      )}
    </>
  )
}

const headOf = (player: Player) => ({
  name: <SideLink side={{ player, team: null }} />,
  flag: countryOf(player.country).flag,
})

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
    <aside className="stack" aria-labelledby="compare-share">
      <div className="card box">
        <Icon name="share" />
        <h2 id="compare-share" className="title-2">
          {t('compare.share.heading')}
        </h2>
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
