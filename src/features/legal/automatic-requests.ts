type Services = { siteUrl: string; scoresUrl: string; reportUrl: string }

/** External services that pages contact automatically. A feed on the site's origin does not count. */
export function automaticServices({
  siteUrl,
  scoresUrl,
  reportUrl,
}: Services): ('scoreFeed' | 'faultReports')[] {
  const isElsewhere = new URL(scoresUrl, siteUrl).origin !== new URL(siteUrl).origin
  return [...(isElsewhere ? ['scoreFeed' as const] : []), ...(reportUrl ? ['faultReports' as const] : [])]
}
