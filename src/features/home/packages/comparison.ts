import {
  packageLists,
  type BroadcastPackage,
  type PackageId,
  type PackageItem,
  type PackageList,
} from '@/content/packages.ts'

/** How many items of a list a card shows before it is opened. */
export const previewLength = 3

/** How many of a list's items a closed card holds back. */
export function heldBack(items: readonly PackageItem[]): number {
  return Math.max(0, items.length - previewLength)
}

/** Whether a card has anything to open. */
export function canOpen(tier: BroadcastPackage): boolean {
  return packageLists.some((list) => heldBack(tier[list]) > 0)
}

export type ComparedValue = number | boolean
export type ComparisonRow = { id: PackageItem['id']; values: Record<PackageId, ComparedValue> }
export type ComparisonGroup = { list: PackageList; rows: readonly ComparisonRow[] }

/**
 * Every item of any package, once, with each package's value: how many, or whether at all. In the order of the largest
 * package; items of smaller ones only come last.
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
