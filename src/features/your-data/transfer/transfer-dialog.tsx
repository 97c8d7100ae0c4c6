import { useTranslation } from 'react-i18next'
import { localizedPath } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { QrCode } from '@/shared/qr-code.tsx'
import { shareLink } from '@/shared/share-link.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Dialog, DialogBody, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { writeTransfer, type Carried } from './transfer-link.ts'
import styles from './transfer.module.css'

/** More make modules that phones cannot read from a screen. */
const mostInQrCode = 800

type TransferDialogProps = { open: boolean; onClose: () => void; carried: Carried }

export function TransferDialog({ open, onClose, carried }: TransferDialogProps) {
  const { t, i18n } = useTranslation(['your-data', 'common'])
  const address = `${location.origin}${localizedPath('/your-data', useLanguage())}#${writeTransfer(carried)}`
  return (
    <Dialog open={open} onClose={onClose} title={t('take.open')} closeLabel={t('common:close')}>
      <DialogBody>
        <div className="stack">
          <p>{t('take.lead')}</p>
          {address.length <= mostInQrCode ? (
            <QrCode text={address} label={t('take.qr')} />
          ) : (
            <p>{t('take.tooLong')}</p>
          )}
          <Ltr className={styles.address}>{address}</Ltr>
          <p className="note">{t('take.note')}</p>
        </div>
      </DialogBody>
      <DialogFoot>
        <button
          type="button"
          className={buttonClass()}
          onClick={() => void shareLink(i18n, t('take.open'), address, 'copy')}
        >
          <Icon name="copy" />
          {t('take.copy')}
        </button>
      </DialogFoot>
    </Dialog>
  )
}
