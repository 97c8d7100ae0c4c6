import { claims } from './claims.ts'
import { packages } from './packages.ts'
import { pointActions, rewards, rewardTiers } from './rewards.ts'

const [dailyLogin, followPlayers, likeComment] = pointActions
const [bronze, silver, gold, vip] = rewardTiers
const [firstPackage] = packages

/** Figures for the answers of the help centre, read from where they are defined. */
export const helpFigures = {
  hours: claims.replyHours,
  dailyLogin: dailyLogin.points,
  followPlayers: followPlayers.points,
  likeComment: likeComment.points,
  bronzeTo: withThousands(bronze.to),
  silverFrom: withThousands(silver.from),
  goldFrom: withThousands(gold.from),
  vipFrom: withThousands(vip.from),
  expiryMonths: rewards.expiryMonths,
  bonus: rewards.welcomeBonus,
  vipDays: rewards.vipDays,
  cameras: firstPackage?.cameras.broadcast,
  pov: firstPackage?.cameras.pov,
  viewers: firstPackage?.freeViewers,
}

/** `1,500` in both languages. */
function withThousands(value: number): string {
  // oxlint-disable-next-line no-restricted-properties -- a number
  return value.toLocaleString('en')
}
