import type { Art } from '@/assets/art/art.ts'
import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { heroBroadcast } from '@/assets/art/hero-broadcast.ts'
import { heroCricket } from '@/assets/art/hero-cricket.ts'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { heroMma } from '@/assets/art/hero-mma.ts'
import { heroSkyline } from '@/assets/art/hero-skyline.ts'
import { portraitBoxer } from '@/assets/art/portrait-boxer.ts'
import { portraitCricket } from '@/assets/art/portrait-cricket.ts'
import { portraitFootball } from '@/assets/art/portrait-football.ts'
import { portraitMma } from '@/assets/art/portrait-mma.ts'
import { stillBelt } from '@/assets/art/still-belt.ts'
import { stillCricket } from '@/assets/art/still-cricket.ts'
import { stillGloves } from '@/assets/art/still-gloves.ts'

/** Pictures that hang in more than one place; what they show is told once, in `pictures.json`. */
export const pictureNames = new Map<
  Art,
  | 'hero-boxing'
  | 'hero-broadcast'
  | 'hero-cricket'
  | 'hero-football'
  | 'hero-mma'
  | 'hero-skyline'
  | 'portrait-boxer'
  | 'portrait-cricket'
  | 'portrait-football'
  | 'portrait-mma'
  | 'still-belt'
  | 'still-cricket'
  | 'still-gloves'
>([
  [heroBoxing, 'hero-boxing'],
  [heroBroadcast, 'hero-broadcast'],
  [heroCricket, 'hero-cricket'],
  [heroFootball, 'hero-football'],
  [heroMma, 'hero-mma'],
  [heroSkyline, 'hero-skyline'],
  [portraitBoxer, 'portrait-boxer'],
  [portraitCricket, 'portrait-cricket'],
  [portraitFootball, 'portrait-football'],
  [portraitMma, 'portrait-mma'],
  [stillBelt, 'still-belt'],
  [stillCricket, 'still-cricket'],
  [stillGloves, 'still-gloves'],
])
