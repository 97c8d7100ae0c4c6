export const eventTabs = ['overview', 'card', 'highlights', 'statistics'] as const
export type EventTab = (typeof eventTabs)[number]

/** An address that names no tab of ours shows the first. */
export function readEventTab(tab: string | undefined): EventTab {
  return eventTabs.find((known) => known === tab) ?? 'overview'
}

/** The first tab is the address without a tab. */
export function eventTabSearch(tab: EventTab): { tab?: string } {
  return tab === 'overview' ? {} : { tab }
}
