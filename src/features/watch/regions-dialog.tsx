import { useTranslation } from 'react-i18next'
import { formatRegions } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { buttonClass } from '@/ui/button.ts'
import { Dialog, DialogBody, DialogFoot } from '@/ui/overlays/dialog.tsx'
import styles from './regions-dialog.module.css'
import { isOpenToAll } from './stream-service/region.ts'

type RegionsDialogProps = { open: boolean; onClose: () => void; allowedCountries: readonly string[] }

export function RegionsDialog({ open, onClose, allowedCountries }: RegionsDialogProps) {
  const { t } = useTranslation(['watch-player', 'common'])
  const language = useLanguage()
  return (
    <Dialog open={open} onClose={onClose} title={t('regions.title')} closeLabel={t('common:close')}>
      <DialogBody>
        {allowedCountries.length === 0 && <p>{t('regions.global')}</p>}
        {allowedCountries.length > 0 && isOpenToAll(allowedCountries) && <p>{t('regions.all')}</p>}
        {!isOpenToAll(allowedCountries) && (
          <>
            <p className="soft">{t('regions.some')}</p>
            <ul className={styles.list}>
              {formatRegions(allowedCountries, language).map((name) => (
                <li key={name}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <button type="button" className={buttonClass({ tone: 'tonal', wide: true })} onClick={onClose}>
          {t('common:close')}
        </button>
      </DialogFoot>
    </Dialog>
  )
}
