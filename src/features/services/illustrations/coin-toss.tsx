import { useTranslation } from 'react-i18next'
import { accuracies } from '@/content/services/service-facts.ts'
import { Bars } from '@/ui/blocks/bars.tsx'
import styles from './coin-toss.module.css'

/** The accuracy of a guess between two outcomes, in percent. */
const coinToss = 50

/** Shows each measure on a scale from a coin toss to perfect accuracy. */
export function CoinToss() {
  const { t } = useTranslation('service-sporte-ai')
  return (
    <div className="grid gap-5">
      <p className={`note ${styles.axis}`}>
        <span>{t('coin.toss')}</span>
        <span>{t('coin.always')}</span>
      </p>
      <Bars
        isRanked
        items={accuracies.map(({ id, figure }) => ({
          id,
          name: t(`coin.rows.${id}.name`),
          note: t(`coin.rows.${id}.what`),
          figure,
          share: (Number.parseFloat(figure) - coinToss) / (100 - coinToss),
        }))}
      />
    </div>
  )
}
