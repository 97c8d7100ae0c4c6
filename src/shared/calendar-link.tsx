import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localizedPath, type Language } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { saveFile } from '@/platform/device/save-file.ts'
import { share } from '@/platform/device/share.ts'

type CalendarLinkProps = {
  /** The prerendered file for visitors without script. Its dates are relative to the build. */
  file: string
  write: (writing: { now: Date; language: Language; i18n: I18n }) => string
  className: string
  children: ReactNode
}

/**
 * Downloads a calendar file generated on the device, because sample dates are relative to today. In an app installed
 * on iOS, shares that file, or else opens the prerendered one.
 */
export function CalendarLink({ file, write, className, children }: CalendarLinkProps) {
  const { i18n } = useTranslation()
  const language = useLanguage()
  const name = file.slice(file.lastIndexOf('/') + 1)
  const address = localizedPath(file, language)
  const give = async () => {
    const text = write({ now: new Date(), language, i18n })
    const written = new File([text], name, { type: 'text/calendar' })
    if (!saveFile(written) && (await share({ files: [written] })) === 'refused') location.assign(address)
  }
  return (
    <a
      href={address}
      download={name}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        void give()
      }}
    >
      {children}
    </a>
  )
}
