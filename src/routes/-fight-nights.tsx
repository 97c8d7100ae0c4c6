import { setReportedNights } from '@/content/events/reported-night.ts'
import type { ReportedNights } from '@/contract/card-report.ts'
import { CardFollower } from '@/live/card-follower.tsx'
import { tickNow } from '@/platform/device/clock.ts'

/** Lets every page show what the card feed reports. Renders nothing. */
export const FightNights = () => <CardFollower onReport={showReport} />

function showReport(reported: ReportedNights): void {
  setReportedNights(reported)
  tickNow()
}
