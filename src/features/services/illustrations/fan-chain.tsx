import { useTranslation } from 'react-i18next'
import { pointActions, rewards, type PointActionId } from '@/content/rewards.ts'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './fan-chain.module.css'

function pointsFor(action: PointActionId): string {
  return `+${pointActions.find(({ id }) => id === action)?.points ?? ''}`
}

const links = [
  { id: 'join', figure: `+${rewards.welcomeBonus}`, unit: 'coins' },
  { id: 'collectible', figure: String(rewards.freeCollectibles), unit: 'mint' },
  { id: 'follow', figure: pointsFor('follow-players'), unit: 'points' },
  { id: 'talk', figure: pointsFor('like-comment'), unit: 'points' },
  { id: 'login', figure: pointsFor('daily-login'), unit: 'points' },
  { id: 'vip', figure: String(rewards.vipDays), unit: 'days' },
] as const

/** The steps of a fan, and the block that each step adds to the chain. */
export function FanChain() {
  const { t } = useTranslation('service-blockchain-fan-interaction')
  return (
    <ol className={styles.chain}>
      {links.map(({ id, figure, unit }) => (
        <li key={id}>
          <p className={styles.figure}>
            <Ltr>{figure}</Ltr>
            <small>{t(`chain.${unit}`)}</small>
          </p>
          <h3>{t(`chain.items.${id}.title`)}</h3>
          <p className="note">{t(`chain.items.${id}.body`)}</p>
        </li>
      ))}
    </ol>
  )
}
