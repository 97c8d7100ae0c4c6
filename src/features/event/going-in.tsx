import { useTranslation } from 'react-i18next'

/** Beside a record on the card of a past event, because it does not include the bout. */
export function GoingIn() {
  return <span className="note">{useTranslation('event').t('card.goingIn')}</span>
}
