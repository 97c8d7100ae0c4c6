import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import type { aiServices } from './ai-service-order.ts'
import styles from './ai-service-list.module.css'

/** One service with its figure, description and call to action. */
export function AiServiceRow({ judge: { id, figure, ask } }: { judge: (typeof aiServices)[number] }) {
  const { t } = useTranslation('ai-services')
  const name = t(`scorecard.services.${id}.name`)
  const label = t(`scorecard.asks.${ask}`, claims)
  return (
    <li>
      <p className={styles.figure}>
        <Ltr className={styles.number}>{figure}</Ltr>
        <span className="note">{t(`scorecard.services.${id}.figure`)}</span>
      </p>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className="soft">{t(`scorecard.services.${id}.summary`)}</p>
        <ul className="note">
          {(['first', 'second'] as const).map((fact) => (
            <li key={fact}>
              <Icon name="check" />
              {t(`scorecard.services.${id}.${fact}`, claims)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.ask}>
        <span className="note">{t('scorecard.price')}</span>
        {ask === 'learn' ? (
          <Link to="/ai-analytics" search={{ feature: id }} className={buttonClass({ tone: 'tonal' })}>
            {label}
            <span className="visually-hidden">{name}</span>
          </Link>
        ) : (
          <EnquiryButton
            about={name}
            part={label}
            className={buttonClass({ tone: ask === 'quote' ? 'primary' : 'tonal' })}
          >
            {label}
          </EnquiryButton>
        )}
      </div>
    </li>
  )
}
