import {
  packageLists,
  type BroadcastPackage,
  type PackageId,
  type PackageItem,
  type PackageList,
} from '@/content/packages.ts'

/** The number of items per list that a closed card shows. */
export const previewLength = 3

/** The number of a list's items that a closed card hides. */
export function countHiddenItems(items: readonly PackageItem[]): number {
  return Math.max(0, items.length - previewLength)
}

/** True if a closed card hides any items. */
export function canOpen(tier: BroadcastPackage): boolean {
  return packageLists.some((list) => countHiddenItems(tier[list]) > 0)
}

export type ComparedValue = number | boolean
export type ComparisonRow = { id: PackageItem['id']; values: Record<PackageId, ComparedValue> }
export type ComparisonGroup = { list: PackageList; rows: readonly ComparisonRow[] }

/**
 * Lists each item once, with every package's count, or whether it is included. Follows the order of the largest
 * package; items that only smaller packages contain come last.
 */
export function compare(packages: readonly BroadcastPackage[]): ComparisonGroup[] {
  return packageLists.map((list) => {
    const ids = new Set(packages.toReversed().flatMap((tier) => tier[list].map(({ id }) => id)))
    return { list, rows: [...ids].map((id) => ({ id, values: valuesOf(id, list, packages) })) }
  })
}

function valuesOf(
  id: PackageItem['id'],
  list: PackageList,
  packages: readonly BroadcastPackage[],
): Record<PackageId, ComparedValue> {
  const values: Record<PackageId, ComparedValue> = {
    bronze: false,
    silver: false,
    gold: false,
    platinum: false,
  }
  for (const tier of packages) {
    const item = tier[list].find((item) => item.id === id)
    if (item) values[tier.id] = 'count' in item ? item.count : true
  }
  return values
}
