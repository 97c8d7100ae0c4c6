/** What the specification names on a page, and how far down a visitor may have to look for it. */
type SpecifiedPage = {
  path: string
  /** In English, in the order of the page. */
  labels: readonly string[]
  /** Labels of the demo area's header, from 72rem. */
  wideLabels?: readonly string[]
  /** The furthest top of the first and of the last label, in px, by the width of the window. */
  tops: Readonly<Record<390 | 1366 | 1440, readonly [first: number, last: number]>>
  /** Labels that need the visitor's clock or a code, so that the served page does not have them. */
  fromScript?: readonly string[]
}

/** Separated by middle dots. */
const inOrder = (labels: string) => labels.trim().split(/\s*·\s*/)

const demoArea = 'Dashboard · Events · Players · Player of the Month · Contact'

export const specifiedPages: readonly SpecifiedPage[] = [
  {
    path: '/',
    labels: inOrder(`
      Watch Live Events · Download the app · Watch the demo · Match Schedule · Advertisement ·
      Show More · Get the app`),
    tops: { 390: [700, 12_000], 1366: [700, 9_000], 1440: [700, 9_000] },
  },
  {
    path: '/events',
    labels: inOrder(`
      Download App · Upcoming Events · Live Registration · Watch Live · Registration Open · Early Bird ·
      Coming Soon · Past Events · Completed · Read More · Never Miss an Event · Get App`),
    tops: { 390: [700, 7_700], 1366: [500, 5_200], 1440: [500, 5_200] },
  },
  {
    path: '/event/desert-fury-7',
    labels: inOrder(`
      ${demoArea} ·
      Back to Events · Like · Share · Download · Overview · Fight Card · Highlights · Statistics`),
    tops: { 390: [140, 1_000], 1366: [100, 800], 1440: [100, 900] },
  },
  {
    path: '/event/battle-of-the-burj',
    labels: inOrder(`
      Back to Events · Like · Share · Download · Add to calendar · Overview · Fight Card`),
    tops: { 390: [500, 1_250], 1366: [400, 900], 1440: [400, 950] },
  },
  {
    path: '/dashboard',
    wideLabels: inOrder(demoArea),
    labels: inOrder('Live tournament · Live Events · Past Events · Live · Watch Live'),
    tops: { 390: [700, 1_900], 1366: [600, 1_400], 1440: [600, 1_400] },
  },
  {
    path: '/players',
    labels: inOrder(`
      ${demoArea} ·
      Players Database · total players · active · boxers · MMA fighters · average age · All Players ·
      Top Performers · All Sports · Boxing · MMA · Cricket · Football · Active`),
    tops: { 390: [140, 1_500], 1366: [100, 1_100], 1440: [100, 1_100] },
  },
  {
    path: '/player/keeley-marsh',
    labels: inOrder(`
      Injured · Follow Fighter · Share Profile · Fight History · Achievements · Statistics · Active`),
    tops: { 390: [300, 5_000], 1366: [300, 3_000], 1440: [300, 3_000] },
  },
  {
    path: '/team/amman-boxing',
    labels: inOrder('Follow Team · Share · Fighters · Recent Matches · Achievements · Active'),
    tops: { 390: [900, 2_200], 1366: [750, 1_400], 1440: [750, 1_400] },
  },
  {
    path: '/player-of-month',
    labels: inOrder(`
      View Full Profile · Follow Fighter · Share Achievement · Tournament Performance ·
      Technical Excellence · Rankings Improvement · Sportsmanship · View All Winners`),
    tops: { 390: [1_200, 4_500], 1366: [900, 3_000], 1440: [900, 3_000] },
  },
  {
    path: '/watch',
    labels: inOrder(`
      Enter Code From App · Your code will appear on the Sporte app. · Watch Now ·
      Upcoming & Live Events · Live · Past Events & Highlights · Check my device`),
    tops: { 390: [300, 2_500], 1366: [400, 2_350], 1440: [400, 2_400] },
  },
  {
    path: '/watch?code=HIGH01',
    labels: inOrder('Highlights · Upcoming & Live Events · Past Events & Highlights'),
    tops: { 390: [600, 3_000], 1366: [900, 2_500], 1440: [950, 2_500] },
    fromScript: ['Highlights'],
  },
  {
    path: '/live-scores',
    labels: inOrder(`
      Live Scores · Recent Results · Upcoming Fixtures · Points Table · Batting · Bowling · Commentary ·
      Overs`),
    tops: { 390: [300, 1_600], 1366: [300, 1_200], 1440: [300, 1_200] },
  },
  {
    path: '/battleofburj',
    labels: inOrder('Battle of the Burj · Battle of the Burj: live event video'),
    tops: { 390: [300, 800], 1366: [300, 1_100], 1440: [300, 1_100] },
  },
  {
    path: '/contact',
    labels: inOrder('Phone · Live chat · Email'),
    tops: { 390: [2_500, 3_000], 1366: [1_500, 2_000], 1440: [1_500, 2_000] },
  },
  {
    path: '/help',
    labels: inOrder('Live chat · 24/7'),
    tops: { 390: [1_500, 1_600], 1366: [1_200, 1_300], 1440: [1_200, 1_300] },
  },
  {
    path: '/login',
    labels: inOrder(`
      Back to Home · Sign In · Sign Up · Email · Password · Remember me · Forgot password · Sign In ·
      Demo Mode: enter any email/password to access the dashboard.`),
    tops: { 390: [400, 1_200], 1366: [700, 900], 1440: [700, 1_000] },
  },
]
