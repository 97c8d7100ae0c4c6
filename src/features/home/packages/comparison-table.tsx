import { useTranslation } from 'react-i18next'
import { isCounted, packages, type BroadcastPackage, type PackageItem } from '@/content/packages.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'
import { compare, type ComparedValue } from './comparison.ts'
import styles from './comparison-table.module.css'
import { percent } from './use-item-text.ts'

const groups = compare(packages)

/** All packages side by side. */
export function ComparisonTable() {
  const { t } = useTranslation('packages')
  const language = useLanguage()
  return (
    <ScrollBox label={t('compare.caption')}>
      <table className={`${table.data} ${styles.table}`}>
        <caption className="visually-hidden">{t('compare.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('compare.item')}</th>
            {packages.map(({ id }) => (
              <th key={id} scope="col">
                {t(`tiers.${id}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <FigureRow
            label={t('compare.rows.freeViewers')}
            figureOf={({ freeViewers }) => formatNumber(freeViewers, language)}
          />
          <FigureRow
            label={t('compare.rows.collectionHours')}
            figureOf={({ collection }) => formatNumber(collection.hours, language)}
          />
        </tbody>
        {groups.map(({ list, rows }) => (
          <tbody key={list}>
            <tr>
              <th scope="rowgroup" colSpan={packages.length + 1} className="label">
                {t(`lists.${list}`)}
              </th>
            </tr>
            {rows.map(({ id, values }) => (
              <tr key={id}>
                <th scope="row">
                  <ItemLabel id={id} />
                </th>
                {packages.map((tier) => (
                  <td key={tier.id}>
                    <Value tier={tier} id={id} value={values[tier.id]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  )
}

type FigureRowProps = { label: string; figureOf: (tier: BroadcastPackage) => string }

function FigureRow({ label, figureOf }: FigureRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {packages.map((tier) => (
        <td key={tier.id}>
          <Ltr numeral>{figureOf(tier)}</Ltr>
        </td>
      ))}
    </tr>
  )
}

function ItemLabel({ id }: { id: PackageItem['id'] }) {
  const { t } = useTranslation('packages')
  return isCounted(id) || id === 'payPerView' ? t(`compare.rows.${id}`) : t(`plain.${id}`)
}

type ValueProps = { tier: BroadcastPackage; id: PackageItem['id']; value: ComparedValue }

function Value({ tier, id, value }: ValueProps) {
  const { t } = useTranslation('packages')
  const language = useLanguage()
  if (value === false) {
    return (
      <>
        <span className="soft" aria-hidden="true">
          –
        </span>
        <span className="visually-hidden">{t('compare.absent')}</span>
      </>
    )
  }
  if (id === 'payPerView') return <Ltr numeral>{`${percent(tier.payPerViewMargin ?? 0)}%`}</Ltr>
  if (value !== true) return <Ltr numeral>{formatNumber(value, language)}</Ltr>
  return (
    <>
      <Icon name="check" className="push" />
      <span className="visually-hidden">{t('compare.included')}</span>
    </>
  )
}
