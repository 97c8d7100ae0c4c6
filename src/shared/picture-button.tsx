import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { notify } from '@/platform/toasts.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import type { SharePicture } from './picture/picture.ts'
import { pageLink, shareLink } from './share-link.ts'

type PictureButtonProps = {
  /** Called when pressed, so that results hidden at that moment are left out. */
  picture: () => SharePicture
  /** The query of the link that is shared if no picture can be made, as `?a=b`. */
  query?: string
  size?: 'regular' | 'small'
}

/**
 * Shares the page as a picture drawn on this device. If that fails, a toast says so and the link is shared instead.
 */
export function PictureButton({ picture, query, size = 'regular' }: PictureButtonProps) {
  const { t, i18n } = useTranslation(['site', 'common'])
  const language = useLanguage()
  const router = useRouter()
  const [isDrawing, setIsDrawing] = useState(false)

  const make = async () => {
    if (isDrawing) return
    setIsDrawing(true)
    announce(t('share.picture.drawing'))
    const link = pageLink(router, query)
    const shown = picture()
    try {
      const [{ paintPicture }, { shareOrSave }] = await Promise.all([
        import('./picture/paint.ts'),
        import('./picture/share-or-save.ts'),
      ])
      const { host, pathname, search } = new URL(link)
      const address = host + pathname + (search.length < 20 ? search : '')
      const blob = await paintPicture(shown, { language, brand: t('common:brand'), address })
      const file = new File([blob], `${shown.name}.png`, { type: 'image/png' })
      const given = await shareOrSave(file, shown.title.replaceAll('\u00A0', ' '), `${shown.alt}\n${link}`)
      if (given === 'refused') throw new Error('The device takes no files')
      if (given === 'saved')
        notify({ id: 'picture', tone: 'good', title: t('share.picture.saved'), body: shown.alt })
    } catch {
      notify({
        id: 'picture',
        tone: 'bad',
        title: t('share.picture.failed'),
        body: t('share.picture.linkInstead'),
      })
      await shareLink(i18n, shown.title, link)
    } finally {
      setIsDrawing(false)
    }
  }

  return (
    <button
      type="button"
      className={buttonClass({ tone: 'bare', size })}
      aria-disabled={isDrawing}
      onClick={() => void make()}
    >
      <Icon name="download" />
      {t('share.picture.get')}
    </button>
  )
}
