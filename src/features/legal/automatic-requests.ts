type Services = { siteUrl: string; scoresUrl: string; statusUrl: string; reportUrl: string }
type Service = 'scoreFeed' | 'serviceStatus' | 'faultReports'

/** External services that pages contact automatically. A file on the site's origin does not count. */
export function automaticServices({ siteUrl, scoresUrl, statusUrl, reportUrl }: Services): Service[] {
  const isElsewhere = (url: string) => new URL(url, siteUrl).origin !== new URL(siteUrl).origin
  const services: [Service, boolean][] = [
    ['scoreFeed', isElsewhere(scoresUrl)],
    ['serviceStatus', isElsewhere(statusUrl)],
    ['faultReports', reportUrl !== ''],
  ]
  return services.flatMap(([service, isContacted]) => (isContacted ? [service] : []))
}
