import { useTranslation } from 'react-i18next'
import { fightWeek, marketingPackages } from '@/content/services/service-facts.ts'
import styles from './fight-week.module.css'

const [starter, professional] = marketingPackages

/** The posts of a fight week, one mark each. The marks are decorative; the numbers beside them form the table. */
export function FightWeek() {
  const { t } = useTranslation('service-digital-marketing')
  return (
    <table className={styles.week}>
      <thead className="label soft">
        <tr>
          <th scope="col">{t('week.day')}</th>
          <th scope="col" className={styles.out}>
            {t('week.out')}
          </th>
          <th scope="col" data-package="starter">
            {t('packages.items.starter.name')}
          </th>
          <th scope="col" data-package="professional">
            {t('packages.items.professional.name')}
          </th>
        </tr>
      </thead>
      <tbody>
        {fightWeek.map(({ id, starter: few, professional: many }) => (
          <tr key={id}>
            <th scope="row">
              {t(`week.days.${id}.name`)}
              <span className={styles.marks} aria-hidden="true">
                {Array.from({ length: many }, (_, index) => (
                  <i key={index} data-package={index < few ? 'starter' : 'professional'} />
                ))}
              </span>
            </th>
            <td className={styles.out}>{t(`week.days.${id}.out`)}</td>
            <td>{few}</td>
            <td>{many}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('week.total')}</th>
          <td className={styles.out} />
          <td>{starter.postsAWeek}</td>
          <td>{professional.postsAWeek}</td>
        </tr>
      </tfoot>
    </table>
  )
}
