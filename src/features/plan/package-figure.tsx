import { useTranslation } from 'react-i18next'
import type { BroadcastPackage } from '@/content/packages.ts'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { figureOf, type NeedId } from './plan-rules.ts'

const counted: readonly NeedId[] = ['viewers', 'cameras', 'commentary', 'hours']

/** What a package offers for a need: a number, the pay-per-view margin, or whether it is included. */
export function PackageFigure({ id, tier }: { id: NeedId; tier: BroadcastPackage }) {
  const language = useLanguage()
  const figure = figureOf(id, tier)
  if (figure > 0 && counted.includes(id)) return <Ltr numeral>{formatNumber(figure, language)}</Ltr>
  if (figure > 0 && id === 'payPerView' && tier.payPerViewMargin !== null)
    return <Ltr numeral>{formatPercent(tier.payPerViewMargin, language)}</Ltr>
  return <IncludedMark has={figure > 0} />
}

export function IncludedMark({ has }: { has: boolean }) {
  const { t } = useTranslation('packages')
  return (
    <>
      {has ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{t(has ? 'compare.included' : 'compare.absent')}</span>
    </>
  )
}
