type Services = { siteUrl: string; scoresUrl: string; reportUrl: string }

/** The services that a page contacts automatically in this build. A feed on our own host does not count. */
export function automaticServices({
  siteUrl,
  scoresUrl,
  reportUrl,
}: Services): ('scoreFeed' | 'faultReports')[] {
  const isElsewhere = new URL(scoresUrl, siteUrl).origin !== new URL(siteUrl).origin
  return [...(isElsewhere ? ['scoreFeed' as const] : []), ...(reportUrl ? ['faultReports' as const] : [])]
}
