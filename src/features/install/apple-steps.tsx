import { useTranslation } from 'react-i18next'
import { isIpad, isSafari } from '@/platform/device/install.ts'
import { Dialog, DialogBody } from '@/ui/overlays/dialog.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { BrowserBar } from '@/drawings/browser-bar.tsx'

const icons = ['share-apple', 'add-box', 'check'] as const

/** Steps for iPhone and iPad, whose browsers have no prompt. Draws the Share button in its real position. */
export function AppleSteps({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['site', 'common'])
  const place = isSafari() ? (isIpad() ? 'safari-top' : 'safari-bottom') : 'address'
  const bar = <BrowserBar place={place} />
  return (
    <Dialog open={open} onClose={onClose} title={t('install.title')} closeLabel={t('common:close')}>
      {place !== 'safari-bottom' && bar}
      <DialogBody>
        <p className="soft">{t('install.body')}</p>
        <Rows ordered>
          {[t(`install.steps.share.${place}`), t('install.steps.add'), t('install.steps.confirm')].map(
            (step, index) => (
              <Row key={step} lead={index + 1} title={step} end={<Icon name={icons[index] ?? 'check'} />} />
            ),
          )}
        </Rows>
        {place === 'safari-bottom' && <p className="note">{t('install.steps.hint')}</p>}
      </DialogBody>
      {place === 'safari-bottom' && bar}
    </Dialog>
  )
}
