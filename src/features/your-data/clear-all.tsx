import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { notify } from '@/platform/toasts.ts'
import { clearStoredData, storedDataIds } from '@/platform/device/stored-data.ts'
import { setLowData } from '@/platform/device/low-data.ts'
import { setTheme } from '@/platform/device/theme.ts'
import { setHideScores } from '@/platform/device/hide-scores.ts'
import { buttonClass } from '@/ui/button.ts'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { Icon } from '@/ui/icon.tsx'

type ClearAllProps = {
  outboxEntries: number
  /** Clears everything outside Web Storage. Resolves with the names of what remains. */
  onClear: () => Promise<readonly string[]>
}

export function ClearAll({ outboxEntries, onClear }: ClearAllProps) {
  const { t } = useTranslation(['your-data', 'common'])
  const [isAsking, setIsAsking] = useState(false)

  const clear = async () => {
    setIsAsking(false)
    const remaining = await onClear()
    setTheme(null)
    setLowData(null)
    setHideScores(false)
    for (const id of storedDataIds) clearStoredData(id)
    if (remaining.length === 0) announce(t('all.done'))
    else notify({ id: 'clear', tone: 'bad', title: t('failed', { name: remaining.join(' · ') }) })
  }

  return (
    <>
      <button
        type="button"
        className={buttonClass()}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        <Icon name="delete" />
        {t('all.clear')}
      </button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('all.title')}
        closeLabel={t('common:close')}
      >
        <div className="stack">
          <p>{t('all.body')}</p>
          {outboxEntries > 0 && (
            <p>
              <strong>{t('outbox.question', { count: outboxEntries })}</strong>
            </p>
          )}
          <p className="row">
            <button type="button" className={buttonClass()} onClick={() => void clear()}>
              {outboxEntries > 0 ? t('all.yesOutbox', { count: outboxEntries }) : t('all.yes')}
            </button>
            <button
              type="button"
              data-autofocus
              className={buttonClass({ tone: 'tonal' })}
              onClick={() => setIsAsking(false)}
            >
              {t('keep')}
            </button>
          </p>
        </div>
      </Dialog>
    </>
  )
}
