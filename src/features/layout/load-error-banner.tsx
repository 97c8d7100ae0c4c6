import { useTranslation } from 'react-i18next'
import { loadErrorBannerId, unrepairedId } from '@/contract/load-error-banner.ts'
import { repairMark } from '@/contract/repair.ts'
import { Button } from '@/ui/button.tsx'

/**
 * Reports a part of the page that failed to load. It must work without further scripts, so every document contains it,
 * closed and outside React's root; `platform/hydration/load-failure.ts` opens it.
 */
export function LoadErrorBanner() {
  const { t } = useTranslation(['site', 'common'])
  return (
    <dialog id={loadErrorBannerId} className="card noted no-print" aria-labelledby="unloaded-words">
      <p id="unloaded-words" role="alert">
        {t('unloaded.words')}
      </p>
      <p>{t('repair.help')}</p>
      <p id={unrepairedId} role="alert" hidden>
        {t('repair.failed')}
      </p>
      <form method="dialog" className="row">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty `href` reloads the page */}
        <a href="" className="button tonal small">
          {t('unloaded.reload')}
        </a>
        <RepairButton size="small" />
        <Button type="submit" tone="bare" size="small">
          {t('common:close')}
        </Button>
      </form>
    </dialog>
  )
}

/** Works without React, because the page's scripts may be what is missing. */
export function RepairButton({ size }: { size?: 'small' }) {
  const { t } = useTranslation('site')
  return (
    <Button tone="tonal" size={size} {...{ [repairMark]: '' }}>
      {t('repair.button')}
    </Button>
  )
}
