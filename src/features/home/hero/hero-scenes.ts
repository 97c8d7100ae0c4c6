import type { Art } from '@/assets/art/art.ts'
import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { heroBroadcast } from '@/assets/art/hero-broadcast.ts'
import { heroCricket } from '@/assets/art/hero-cricket.ts'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { heroMma } from '@/assets/art/hero-mma.ts'
import { heroSkyline } from '@/assets/art/hero-skyline.ts'

/** The first scene must be the one that `home-hero.tsx` prerenders. Each is named by the message `scenes.<id>`. */
export const heroScenes = [
  { id: 'boxing', art: heroBoxing },
  { id: 'mma', art: heroMma },
  { id: 'cricket', art: heroCricket },
  { id: 'football', art: heroFootball },
  { id: 'broadcast', art: heroBroadcast },
  { id: 'skyline', art: heroSkyline },
] as const satisfies readonly { id: string; art: Art }[]
