import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Toaster as Sonner, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { directionOf } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { noticeChannel, type NoticeRequest } from '@/platform/notices.ts'
import { Notice } from '@/ui/overlays/notice.tsx'
import { createNoticeLayer, mountNoticeLayer } from './notice-layer.ts'
import styles from './toaster.module.css'

type ToasterProps = {
  /** Notices requested before this script loaded. */
  early: readonly NoticeRequest[]
}

const readingTimeMs = 8_000

/** Full-screen dialogs have their buttons at the bottom, so notices go to the top. */
const narrow = '(width < 40rem)'

/** Sonner positions, stacks and times the notices; `Notice` defines their appearance. */
export function Toaster({ early }: ToasterProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const closeLabel = t('close')
  const shown = useRef(0)
  const [standing] = useState(() => new Map<string, string | number>())
  const [layer] = useState(createNoticeLayer)
  const [isOverDialog, setIsOverDialog] = useState(false)

  useEffect(() => mountNoticeLayer(layer, setIsOverDialog), [layer])

  useEffect(() => {
    const dismiss = (name: string) => {
      const id = standing.get(name)
      standing.delete(name)
      if (id !== undefined) toast.dismiss(id)
    }
    const show = (notice: NoticeRequest) => {
      const name = notice.id ?? crypto.randomUUID()
      const held = standing.get(name)
      const forget = () => {
        if (standing.get(name) === id) standing.delete(name)
      }
      const id = toast.custom(
        () => <Notice {...noticeProps(notice, () => dismiss(name))} closeLabel={closeLabel} />,
        {
          duration: notice.sticky ? Number.POSITIVE_INFINITY : readingTimeMs,
          onDismiss: forget,
          onAutoClose: forget,
          // Sonner drops a toast if one with the same id is still leaving: replace visible toasts only.
          ...(held !== undefined && { id: held }),
        },
      )
      standing.set(name, id)
    }
    const detach = noticeChannel.handle((asked) =>
      'dismiss' in asked ? dismiss(asked.dismiss) : show(asked),
    )
    for (const notice of early.slice(shown.current)) show(notice)
    shown.current = early.length
    return detach
  }, [closeLabel, early, standing])

  const direction = directionOf(language)
  const side = direction === 'rtl' ? 'right' : 'left'
  return createPortal(
    <Sonner
      className={styles.toaster ?? ''}
      position={isOverDialog && matchMedia(narrow).matches ? `top-${side}` : `bottom-${side}`}
      dir={direction}
      containerAriaLabel={t('notices')}
      gap={12}
      // Keeps full-width notices above the floating Contact Us button.
      mobileOffset={{ bottom: '6rem' }}
      visibleToasts={3}
      expand
    />,
    layer,
  )
}

function noticeProps({ tone, title, body, actions }: NoticeRequest, close: () => void) {
  return {
    tone,
    title,
    body,
    onClose: close,
    actions: actions?.map(({ label, onPress }) => ({
      label,
      onPress: () => {
        close()
        onPress()
      },
    })),
  }
}
