import type { TFunction } from 'i18next'

export type PlaybackProblem = {
  /** The event's name, as sent by the code API. */
  event: string
  /** The access code, which is removed from the API's texts. */
  code: string
  browser: string
  reloads: number
  /** The report of the device check. Null if there was none. */
  report: string | null
}

type Translate = TFunction<'watch-player'>

/** The subject of an enquiry about a missing stream. One message per event. */
export function troubleSubject(
  { event, code }: Pick<PlaybackProblem, 'event' | 'code'>,
  t: Translate,
): string {
  return t('trouble.subject', { event: withoutCode(event, code) })
}

/** A prefilled message to our support team. Never contains the code, which works like a ticket. */
export function troubleMessage(trouble: PlaybackProblem, t: Translate): string {
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
      // The report ends with the browser's name.
      report ?? t('trouble.browser', { browser }),
    ].join('\n\n'),
    code,
  )
}

function withoutCode(text: string, code: string): string {
  const pattern = code.replace(/[^a-z\d]/gi, String.raw`\$&`)
  return code ? text.replace(new RegExp(pattern, 'gi'), '…') : text
}
