import { commentaries, extraServices, longestTown, mustHaves, planView } from '@/features/plan/plan-view.ts'

/** A plan in which everything is said, at its greatest length. */
export const longestPlan = planView.read({
  sport: 'mma',
  date: '2027-01-05',
  town: 'ش'.repeat(longestTown),
  venue: 'stadium',
  days: '10',
  watch: 'payPerView',
  viewers: 'more',
  languages: commentaries.join(','),
  needs: mustHaves.join(','),
  services: extraServices.join(','),
})
