import type { Art } from '@/assets/art/art.ts'
import { beltLift } from '@/assets/art/belt-lift.ts'
import { fives } from '@/assets/art/fives.ts'
import { glovesTouch } from '@/assets/art/gloves-touch.ts'
import { header } from '@/assets/art/header.ts'
import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { heroBroadcast } from '@/assets/art/hero-broadcast.ts'
import { heroCricket } from '@/assets/art/hero-cricket.ts'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { heroMma } from '@/assets/art/hero-mma.ts'
import { heroSkyline } from '@/assets/art/hero-skyline.ts'
import { hipThrow } from '@/assets/art/hip-throw.ts'
import { keeper } from '@/assets/art/keeper.ts'
import { knee } from '@/assets/art/knee.ts'
import { playersDesk } from '@/assets/art/players-desk.ts'
import { portraitBoxer } from '@/assets/art/portrait-boxer.ts'
import { portraitCricket } from '@/assets/art/portrait-cricket.ts'
import { portraitFootball } from '@/assets/art/portrait-football.ts'
import { portraitMma } from '@/assets/art/portrait-mma.ts'
import { pull } from '@/assets/art/pull.ts'
import { ringCamera } from '@/assets/art/ring-camera.ts'
import { stillCricket } from '@/assets/art/still-cricket.ts'
import { stillGloves } from '@/assets/art/still-gloves.ts'
import { tunnel } from '@/assets/art/tunnel.ts'

const named = [
  [beltLift, 'belt-lift'],
  [fives, 'fives'],
  [glovesTouch, 'gloves-touch'],
  [header, 'header'],
  [heroBoxing, 'hero-boxing'],
  [heroBroadcast, 'hero-broadcast'],
  [heroCricket, 'hero-cricket'],
  [heroFootball, 'hero-football'],
  [heroMma, 'hero-mma'],
  [heroSkyline, 'hero-skyline'],
  [hipThrow, 'hip-throw'],
  [keeper, 'keeper'],
  [knee, 'knee'],
  [playersDesk, 'players-desk'],
  [portraitBoxer, 'portrait-boxer'],
  [portraitCricket, 'portrait-cricket'],
  [portraitFootball, 'portrait-football'],
  [portraitMma, 'portrait-mma'],
  [pull, 'pull'],
  [ringCamera, 'ring-camera'],
  [stillCricket, 'still-cricket'],
  [stillGloves, 'still-gloves'],
  [tunnel, 'tunnel'],
] as const satisfies readonly (readonly [Art, string])[]

/** Pictures used in several places. Their alt texts are in `pictures.json`. */
export const pictureNames = new Map<Art, (typeof named)[number][1]>(named)
