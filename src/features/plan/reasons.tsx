import { useTranslation } from 'react-i18next'
import type { BroadcastPackage } from '@/content/packages.ts'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import table from '@/ui/table.module.css'
import { Tag } from '@/ui/tag.tsx'
import { cardText, needText } from './brief.ts'
import {
  figureOf,
  hoursPerDay,
  hoursOf,
  isLengthOpen,
  type NeedId,
  type Recommendation,
  type Reason,
} from './plan-rules.ts'
import type { Plan } from './plan.ts'

/** One row per need, with the figures of the recommended package and of the next smaller one. */
export function Reasons({ plan, answer }: { plan: Plan; answer: Recommendation }) {
  const { t } = useTranslation(['plan', 'packages', 'services'])
  const language = useLanguage()
  const { tier, smaller, reasons } = answer
  return (
    <table className={table.data}>
      <caption className="visually-hidden">
        {t('answer.reasons', { package: t(`packages:tiers.${tier.id}.about`) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('answer.need')}</th>
          <th scope="col">{t('answer.you')}</th>
          {smaller && <th scope="col">{t(`packages:tiers.${smaller.id}.name`)}</th>}
          <th scope="col">{t(`packages:tiers.${tier.id}.name`)}</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map((reason) => (
          <tr key={reason.id}>
            <th scope="row">
              {needText(reason.id, { t, language })}{' '}
              {reason.decides && <Tag tone="key">{t('answer.decides')}</Tag>}
              {reason.id === 'cameras' && <small>{t('answer.venueRule')}</small>}
              {reason.id === 'hours' && (
                <small>
                  {hoursOf(plan)?.isByCard
                    ? cardText(plan, { t, language })
                    : t('answer.daysRule', {
                        days: t('daysOf', { count: plan.days ?? 1 }),
                        hours: t('hours', { count: hoursPerDay }),
                      })}
                </small>
              )}
            </th>
            <td>
              <Wanted reason={reason} isLeast={reason.id === 'hours' && isLengthOpen(plan)} />
            </td>
            {smaller && (
              <td>
                <PackageFigure id={reason.id} tier={smaller} isShort={reason.decides} />
              </td>
            )}
            <td>
              <PackageFigure id={reason.id} tier={tier} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Wanted({ reason: { id, wanted, has }, isLeast }: { reason: Reason; isLeast: boolean }) {
  const language = useLanguage()
  if (wanted === Infinity) return <Ltr numeral>{`> ${formatNumber(has, language)}`}</Ltr>
  if (id === 'viewers' || id === 'cameras' || id === 'hours' || id === 'commentary')
    return <Ltr numeral>{`${isLeast ? '≥ ' : ''}${formatNumber(wanted, language)}`}</Ltr>
  return <IncludedMark has />
}

const counted: readonly NeedId[] = ['viewers', 'cameras', 'commentary', 'hours']

type PackageFigureProps = { id: NeedId; tier: BroadcastPackage; isShort?: boolean }

/** What a package offers for a need: a number, the pay-per-view margin, or whether it is included. */
function PackageFigure({ id, tier, isShort = false }: PackageFigureProps) {
  const language = useLanguage()
  const figure = figureOf(id, tier)
  const text =
    figure > 0 && counted.includes(id)
      ? formatNumber(figure, language)
      : figure > 0 && id === 'payPerView' && tier.payPerViewMargin !== null
        ? formatPercent(tier.payPerViewMargin, language)
        : null
  if (text === null) return <IncludedMark has={figure > 0} />
  return isShort ? (
    <s className="soft">
      <Ltr numeral>{text}</Ltr>
    </s>
  ) : (
    <Ltr numeral>{text}</Ltr>
  )
}

function IncludedMark({ has }: { has: boolean }) {
  const { t } = useTranslation('packages')
  return (
    <span className="inline">
      {has ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{t(has ? 'compare.included' : 'compare.absent')}</span>
    </span>
  )
}
