import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '@/platform/device/save-file.ts'
import { share } from '@/platform/device/share.ts'
import { announce } from '@/platform/screen-reader.ts'
import { notify } from '@/platform/toasts.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Icon } from '@/ui/icon.tsx'
import type { SharePicture } from './picture/picture.ts'
import { pageLink } from './share-link.ts'

type PictureButtonProps = {
  /** Called when pressed, so that results hidden at that moment are left out. */
  picture: () => SharePicture
  className: string
  /** Replaces "Download image". */
  children?: ReactNode
}

/** Downloads the page as a picture drawn on this device. An app installed on iOS saves files with its share sheet only. */
export function PictureButton({ picture, className, children }: PictureButtonProps) {
  const { t } = useTranslation(['site', 'common'])
  const language = useLanguage()
  const router = useRouter()
  const [isDrawing, setIsDrawing] = useState(false)

  const make = async () => {
    if (isDrawing) return
    setIsDrawing(true)
    announce(t('share.picture.drawing'))
    const shown = picture()
    try {
      const { paintPicture } = await import('./picture/paint.ts')
      const { host, pathname, search } = new URL(pageLink(router))
      const address = host + pathname + (search.length < 20 ? search : '')
      const blob = await paintPicture(shown, { language, brand: t('common:brand'), address })
      const file = new File([blob], `${shown.name}.png`, { type: 'image/png' })
      if (saveFile(file))
        notify({ id: 'picture', tone: 'good', title: t('share.picture.saved'), body: shown.alt })
      else if ((await share({ files: [file] })) === 'refused') throw new Error('The device takes no files')
    } catch {
      notify({ id: 'picture', tone: 'bad', title: t('share.picture.failed') })
    } finally {
      setIsDrawing(false)
    }
  }

  return (
    <button type="button" className={className} aria-disabled={isDrawing} onClick={() => void make()}>
      <Icon name="download" />
      {children ?? t('share.picture.get')}
    </button>
  )
}
