export const teamTabs = ['fighters', 'matches', 'achievements'] as const
export type TeamTab = (typeof teamTabs)[number]

/** An address that names no tab of ours shows the first. */
export function readTeamTab(tab: string | undefined): TeamTab {
  return teamTabs.find((known) => known === tab) ?? 'fighters'
}

/** The first tab is the address without a tab. */
export function teamTabSearch(tab: TeamTab): { tab?: string } {
  return tab === 'fighters' ? {} : { tab }
}
