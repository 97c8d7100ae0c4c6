import { claims } from '@/content/claims.ts'
import { bareFigure } from '@/lib/format/figure.ts'

/** The values interpolated in the one-line descriptions of the services. */
export const lineFigures = {
  posts: claims.startingPosts,
  cameras: claims.mostCameras,
  variables: bareFigure(claims.variables),
  payPerView: `${claims.payPerViewShare}%`,
  sponsorship: `${claims.sponsorshipShare}%`,
  advertising: `${claims.advertisingShare}%`,
}
