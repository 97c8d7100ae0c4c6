import { useTranslation } from 'react-i18next'
import type { BroadcastPackage, PackageItem } from '@/content/packages.ts'

/** Formats a package's items with the package's figures. */
export function useItemText({ collection, payPerViewMargin }: BroadcastPackage) {
  const { t } = useTranslation('packages')
  return (item: PackageItem): string =>
    'count' in item
      ? t(`counted.${item.id}`, {
          count: item.count,
          event: t('eventHours', { count: collection.hours }),
        })
      : t(`plain.${item.id}`, { margin: percent(payPerViewMargin ?? 0) })
}

export function percent(share: number): number {
  return Math.round(share * 100)
}
