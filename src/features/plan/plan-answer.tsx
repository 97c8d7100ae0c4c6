import { useEffect, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { departments } from '@/content/departments.ts'
import { countryOfTown } from '@/content/town-countries.ts'
import { useNow } from '@/platform/device/clock.ts'
import { prepareEnquiry } from '@/platform/enquiry-message.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { ShareButton } from '@/shared/share-button.tsx'
import { Button, MoreLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { briefMessage, camerasText, itemText, openPointTexts, planUrl, detailRows } from './brief.ts'
import { Cameras } from './cameras.tsx'
import { isLengthOpen, type Recommendation } from './plan-rules.ts'
import type { Plan } from './plan.ts'
import { Reasons } from './reasons.tsx'
import { venueToday } from './open-points.ts'
import styles from './plan.module.css'

type PlanAnswerProps = {
  plan: Plan
  answer: Recommendation | null
  heading: Ref<HTMLHeadingElement>
}

export function PlanAnswer({ plan, answer, heading }: PlanAnswerProps) {
  // The last is for `Cameras`, which appear with the answer.
  const { t } = useTranslation(['plan', 'common', 'packages', 'service-production-broadcasting'])
  return (
    <section className="card headed padded stack gap-5" aria-labelledby="plan-answer">
      <p className="print-only title-3">{t('brief.title', { brand: t('common:brand') })}</p>
      <div>
        <p className="label soft no-print">{t('answer.label')}</p>
        <h2 ref={heading} id="plan-answer" tabIndex={-1} className={answer ? undefined : 'title-2'}>
          {answer ? t(`packages:tiers.${answer.tier.id}.name`) : t('answer.none')}
        </h2>
      </div>
      {answer ? <Brief plan={plan} answer={answer} /> : <p className="soft">{t('answer.noneLead')}</p>}
      <p className="no-print">
        <MoreLink to="/" hash="packages">
          {t('answer.packages')}
        </MoreLink>
      </p>
    </section>
  )
}

/** The details of the recommendation. The printed page consists of them and starts with the organiser's answers. */
function Brief({ plan, answer }: { plan: Plan; answer: Recommendation }) {
  const { t } = useTranslation(['plan', 'packages', 'services'])
  const language = useLanguage()
  const now = useNow()
  const words = { t, language }
  const today = now && venueToday(now)
  const { tier, next, adds, beyond } = answer
  const covered = isLengthOpen(plan) ? 'soFar' : answer.smaller ? 'smallest' : 'enough'
  const verdict = beyond.length > 0 ? 'closest' : covered
  const about = t('packages:inEnquiry', { name: t(`packages:tiers.${tier.id}.name`) })
  const heading = t('answer.sendHeading')
  const country = countryOfTown(plan.town)
  useEffect(
    () => prepareEnquiry(about, { heading, country, mailbox: departments.events.mailbox }),
    [about, heading, country],
  )
  return (
    <>
      <p className="lead">{t(`answer.${verdict}`)}</p>
      <div className="print-only">
        <Points points={detailRows(plan, words).map(({ term, value }) => `${term}: ${value}`)} />
      </div>
      <Reasons plan={plan} answer={answer} />
      <div className="row no-print">
        <EnquiryButton about={about} part={briefMessage(plan, answer, today, words)} className="button">
          <Icon name="send" />
          {t('answer.send')}
        </EnquiryButton>
        <Button tone="tonal" onClick={() => print()}>
          <Icon name="print" />
          {t('answer.print')}
        </Button>
        <ShareButton title={t('title')} className="button tonal">
          {t('answer.share')}
        </ShareButton>
      </div>
      <div className="stack gap-3">
        <h3 className="title-3">{t('answer.cameras')}</h3>
        <p>{camerasText(answer, words)}</p>
        {plan.sport ? (
          <Cameras sport={plan.sport} tier={tier} cameras={camerasText(answer, words)} />
        ) : (
          <p className="note">{t('answer.anySport')}</p>
        )}
      </div>
      <Points heading={t('answer.open')} points={openPointTexts(plan, answer, today, words)} />
      {next ? (
        <Points
          heading={t('answer.adds', { package: t(`packages:tiers.${next.id}.name`) })}
          points={[
            t('answer.moreViewers', { viewers: formatNumber(next.freeViewers, language) }),
            ...adds.map((item) => itemText(item, next, words)),
          ]}
        />
      ) : (
        <p>{t('answer.top')}</p>
      )}
      <div className="print-only note">
        {t('brief.address')} <Ltr>{planUrl(plan, language)}</Ltr> <Ltr>{config.email}</Ltr>{' '}
        <Ltr>{config.phone}</Ltr>
      </div>
    </>
  )
}

function Points({ heading, points }: { heading?: string; points: readonly string[] }) {
  return (
    <div className="stack gap-2">
      {heading && <h3 className="title-3">{heading}</h3>}
      <div className={styles.points}>
        <ul className="dashes small">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
