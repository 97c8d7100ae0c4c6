import type { TFunction } from 'i18next'

export type PictureTrouble = {
  /** The event's name, as the code API sent it. */
  event: string
  /** The code that opened it, so that no text from outside carries it along. */
  code: string
  browser: string
  reloads: number
  /** What the check of the device said, when it was made. */
  report: string | null
}

type Words = TFunction<'watch-player'>

/** What an enquiry about a dead picture is about: one message an event. */
export function troubleSubject({ event, code }: Pick<PictureTrouble, 'event' | 'code'>, t: Words): string {
  return t('trouble.subject', { event: withoutCode(event, code) })
}

/** The first draft of a message to our support. A code is like a ticket: it is in none of it. */
export function troubleMessage(trouble: PictureTrouble, t: Words): string {
  const { event, code, browser, reloads, report } = trouble
  const tried = [
    reloads > 0 && t('trouble.tried.reload', { count: reloads }),
    report && t('trouble.tried.check'),
  ]
  const listed = tried.filter(Boolean).map((line) => `- ${line}`)
  return withoutCode(
    [
      t('trouble.message', { event }),
      listed.length > 0 ? [t('trouble.tried.heading'), ...listed].join('\n') : t('trouble.tried.nothing'),
      // The report ends with the browser.
      report ?? t('trouble.browser', { browser }),
    ].join('\n\n'),
    code,
  )
}

function withoutCode(text: string, code: string): string {
  const pattern = code.replace(/[^a-z\d]/gi, String.raw`\$&`)
  return code ? text.replace(new RegExp(pattern, 'gi'), '…') : text
}
