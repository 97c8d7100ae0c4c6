import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Toaster as Sonner, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { directionOf } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { toastChannel, type ToastRequest } from '@/platform/toasts.ts'
import { Toast } from '@/ui/overlays/toast.tsx'
import { mountToastLayer } from './toast-layer.ts'
import styles from './toaster.module.css'

type ToasterProps = {
  /** Toasts requested before this script loaded. */
  queued: readonly ToastRequest[]
}

const readingTimeMs = 8_000
/** With a button, which takes longer to reach. */
const pressingTimeMs = 20_000

/** Sonner positions, stacks and times the toasts; `Toast` defines their appearance. */
export function Toaster({ queued }: ToasterProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const closeLabel = t('close')
  const shown = useRef(0)
  const [standing] = useState(() => new Map<string, string | number>())
  const [layer] = useState(() => document.createElement('div'))

  useEffect(() => mountToastLayer(layer), [layer])

  useEffect(() => {
    const dismiss = (name: string) => {
      const id = standing.get(name)
      standing.delete(name)
      if (id !== undefined) toast.dismiss(id)
    }
    const show = (request: ToastRequest) => {
      const name = request.id ?? crypto.randomUUID()
      const forget = () => {
        if (standing.get(name) === id) standing.delete(name)
      }
      const timeMs = request.sticky ? Infinity : request.actions ? pressingTimeMs : readingTimeMs
      // Sonner pauses while the toast is hovered or the page hidden, but not while the toast has focus.
      const draw = (duration: number, drawn = standing.get(name)): string | number =>
        toast.custom(
          () => (
            <div onFocus={() => redraw(Infinity)} onBlur={() => redraw(timeMs)}>
              <Toast {...toastProps(request, () => dismiss(name))} closeLabel={closeLabel} />
            </div>
          ),
          {
            duration,
            onDismiss: forget,
            onAutoClose: forget,
            // Sonner drops a toast if one with the same id is still leaving: replace visible toasts only.
            ...(drawn !== undefined && { id: drawn }),
          },
        )
      const id = draw(timeMs)
      // Not once it is dismissed: the focus leaves it then, and drawing it would cancel the dismissal.
      const redraw = (duration: number) => standing.get(name) === id && draw(duration, id)
      standing.set(name, id)
      request.onShown?.()
    }
    const detach = toastChannel.handle((asked) => ('dismiss' in asked ? dismiss(asked.dismiss) : show(asked)))
    for (const request of queued.slice(shown.current)) show(request)
    shown.current = queued.length
    return detach
  }, [closeLabel, queued, standing])

  const direction = directionOf(language)
  return createPortal(
    <Sonner
      className={`no-print ${styles.toaster}`}
      position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
      dir={direction}
      containerAriaLabel={t('notices')}
      gap={12}
      offset={{ bottom: 'calc(var(--bar) + var(--s6))' }}
      mobileOffset={{ bottom: 'calc(var(--bar) + var(--s4))' }}
      visibleToasts={3}
      expand
    />,
    layer,
  )
}

function toastProps({ tone, title, body, actions }: ToastRequest, close: () => void) {
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
