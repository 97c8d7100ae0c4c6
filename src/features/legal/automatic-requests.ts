type Services = { siteUrl: string; scoresUrl: string; reportUrl: string }

/** Of the services that a page contacts by itself, those that this build is given. A feed on our own host is none. */
export function automaticServices({
  siteUrl,
  scoresUrl,
  reportUrl,
}: Services): ('scoreFeed' | 'faultReports')[] {
  const isElsewhere = new URL(scoresUrl, siteUrl).origin !== new URL(siteUrl).origin
  return [...(isElsewhere ? ['scoreFeed' as const] : []), ...(reportUrl ? ['faultReports' as const] : [])]
}
