export const playerTabs = ['history', 'achievements', 'statistics'] as const
export type PlayerTab = (typeof playerTabs)[number]

/** An address that names no tab of ours shows the first. */
export function readPlayerTab(tab: string | undefined): PlayerTab {
  return playerTabs.find((known) => known === tab) ?? 'history'
}

/** The first tab is the address without a tab. */
export function playerTabSearch(tab: PlayerTab): { tab?: string } {
  return tab === 'history' ? {} : { tab }
}
