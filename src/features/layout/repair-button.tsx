import { useTranslation } from 'react-i18next'
import { repairMark } from '@/contract/repair.ts'
import { buttonClass } from '@/ui/button.ts'

/** Works without React, because the page's scripts may be what is missing. */
export function RepairButton({ size = 'regular' }: { size?: 'regular' | 'small' }) {
  const { t } = useTranslation('site')
  return (
    <button type="button" className={buttonClass({ tone: 'tonal', size })} {...{ [repairMark]: '' }}>
      {t('repair.button')}
    </button>
  )
}
