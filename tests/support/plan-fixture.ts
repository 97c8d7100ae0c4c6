import { commentaries, extraServices, maxTownLength, mustHaves, readPlan } from '@/features/plan/plan.ts'

export const longestPlan = readPlan({
  sport: 'mma',
  date: '2027-01-05',
  town: 'ش'.repeat(maxTownLength),
  venue: 'stadium',
  days: '10',
  bouts: '30',
  watch: 'payPerView',
  viewers: 'more',
  languages: commentaries.join(','),
  needs: mustHaves.join(','),
  services: extraServices.join(','),
})
