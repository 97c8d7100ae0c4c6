import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rewards, rewardTiers, type RewardTier, pointActions, getTier } from '@/content/rewards.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { TierLadder } from '@/drawings/tier-ladder.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { FactList } from '@/ui/blocks/fact-list.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './climb.module.css'

const pointsFor = Object.fromEntries(pointActions.map(({ id, points }) => [id, points ?? 0]))
const daily = pointsFor['daily-login'] ?? 0

/** The heading mentions a month of daily logins. */
const daysPerMonth = 30
const pointsPerMonth = daysPerMonth * daily

/** The scale ends well inside the highest tier. */
const climbDays = 3_900 / daily

/** The fan's status after this many daily logins. */
function getProgress(days: number) {
  const points = days * daily
  const tier = getTier(points)
  const next: RewardTier | undefined = rewardTiers.find(({ from }) => from > points)
  return {
    points,
    tier: tier.id,
    /** The next tier, or the current one if it is the highest. */
    goal: next?.id ?? tier.id,
    /** Points missing to `goal`, or points above the start of the highest tier. */
    distance: Math.abs((next ?? tier).from - points),
    isTop: next === undefined,
    /** The number of follows that earn at least `points`; `likes` likewise. */
    follows: Math.ceil(points / (pointsFor['follow-players'] ?? 1)),
    likes: Math.ceil(points / (pointsFor['like-comment'] ?? 1)),
  }
}

/** The four tiers, with a slider for the number of days. */
export function Climb() {
  const { t } = useTranslation('coin')
  const language = useLanguage()
  const slider = useRef<HTMLInputElement>(null)
  const sliderId = useId()
  const [days, setDays] = useState<number>(daysPerMonth)
  const { points, tier, goal, distance, isTop, follows, likes } = getProgress(days)
  const number = (value: number) => formatNumber(value, language)
  const logins = t('climb.logins', { count: days })

  // The visitor may have moved the slider before hydration.
  useEffect(() => setDays(slider.current?.valueAsNumber ?? daysPerMonth), [])

  return (
    <Block
      id="rewards"
      label={t('programme.slug')}
      heading={t('programme.heading')}
      lead={t('programme.lead', { days: daysPerMonth, points: number(pointsPerMonth) })}
    >
      <div className="stack">
        {/* Not a live region: the slider announces the same value when moved. */}
        <output htmlFor={sliderId} aria-live="off" className="row">
          <Ltr className={`figure-2 ${styles.points}`}>{number(points)}</Ltr>
          <span>
            <span className="soft">{t('climb.points')}</span> <Tag tone="key">{t(`tiers.${tier}`)}</Tag>
            <br />
            {logins}
          </span>
        </output>
        <TierLadder
          tiers={rewardTiers.map((each) => ({ ...each, name: t(`tiers.${each.id}`) }))}
          language={language}
          here={tier}
        />
        <input
          ref={slider}
          id={sliderId}
          className={styles.slider}
          type="range"
          min={0}
          max={climbDays}
          step={1}
          defaultValue={daysPerMonth}
          autoComplete="off"
          aria-label={t('climb.label')}
          aria-valuetext={t('climb.value', { logins, points: number(points), tier: t(`tiers.${tier}`) })}
          onChange={(event) => setDays(event.currentTarget.valueAsNumber)}
        />
      </div>
      <FactList
        facts={[
          {
            id: 'goal',
            term: t(isTop ? 'climb.top' : 'climb.toNext', { tier: t(`tiers.${goal}`) }),
            value: <Ltr>{number(distance)}</Ltr>,
          },
          { id: 'follow', term: t('climb.follow'), value: <Ltr>{number(follows)}</Ltr> },
          { id: 'like', term: t('climb.like'), value: <Ltr>{number(likes)}</Ltr> },
        ]}
      />
      <p className="soft">{t('programme.expiry', { count: rewards.expiryMonths })}</p>
    </Block>
  )
}
