import type { IconName } from '@/ui/icon.tsx'

/** What a sponsor can book. */
export const offers = [
  { id: 'title', icon: 'trophy' },
  { id: 'broadcast', icon: 'live' },
  { id: 'rewards', icon: 'coin' },
  { id: 'content', icon: 'campaign' },
] as const satisfies readonly { id: string; icon: IconName }[]
