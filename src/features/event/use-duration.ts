import { useTranslation } from 'react-i18next'

/** Formats minutes as hours and minutes, e.g. `3 hours 25 minutes`. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('event')
  return (all) => {
    const hours = Math.floor(all / 60)
    const minutes = all % 60
    if (hours === 0) return t('minuteCount', { count: minutes })
    if (minutes === 0) return t('hourCount', { count: hours })
    return t('hoursAndMinutes', {
      hours: t('hourCount', { count: hours }),
      minutes: t('minuteCount', { count: minutes }),
    })
  }
}
