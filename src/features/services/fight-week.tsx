import { useTranslation } from 'react-i18next'
import { fightWeek, marketingPackages } from '@/content/services/service-facts.ts'
import table from '@/ui/table.module.css'

const [starter, professional] = marketingPackages

/** The posts of a fight week in two packages. */
export function FightWeek() {
  const { t } = useTranslation('service-digital-marketing')
  return (
    <table className={table.data}>
      <thead>
        <tr>
          <th scope="col">{t('week.day')}</th>
          <th scope="col">{t('packages.items.starter.name')}</th>
          <th scope="col">{t('packages.items.professional.name')}</th>
        </tr>
      </thead>
      <tbody>
        {fightWeek.map(({ id, ...posts }) => (
          <tr key={id}>
            <th scope="row">
              {t(`week.days.${id}.name`)}
              <small>{t(`week.days.${id}.out`)}</small>
            </th>
            <td>{posts.starter}</td>
            <td>{posts.professional}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('week.total')}</th>
          <td className={table.key}>{starter.postsAWeek}</td>
          <td className={table.key}>{professional.postsAWeek}</td>
        </tr>
      </tbody>
    </table>
  )
}
