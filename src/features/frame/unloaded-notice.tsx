import { useTranslation } from 'react-i18next'
import { noticeId } from '@/platform/parts/outdated.ts'
import { buttonClass } from '@/ui/button.ts'

/**
 * Says that a part of the page could not be loaded. Every document brings it along, closed and beside what React draws
 * (`platform/parts/outdated.ts` opens it): its words, and what its buttons do, need no script that could be gone.
 */
export function UnloadedNotice() {
  const { t } = useTranslation(['unloaded', 'common'])
  return (
    <dialog id={noticeId} aria-labelledby="unloaded-words">
      <p id="unloaded-words" role="alert">
        {t('words')}
      </p>
      <form method="dialog">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page itself, whichever it is: that is a reload */}
        <a href="" className={buttonClass({ tone: 'tonal', size: 'small' })}>
          {t('reload')}
        </a>
        <button type="submit" className={buttonClass({ tone: 'bare', size: 'small' })}>
          {t('common:close')}
        </button>
      </form>
    </dialog>
  )
}
