import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutboxEntry, Receipt, OutboxRow } from '@/outbox/entry.ts'
import { OutboxBusy } from '@/outbox/lock.ts'
import { outboxLimits } from '@/outbox/policy.ts'
import { replayOutbox, type ReplayOptions } from '@/outbox/replay.ts'
import { listRows, readEntry, replaceEntry, requeueEntry, listReceipts } from '@/outbox/store.ts'
import { openEnquiry } from '@/platform/enquiry-request.ts'
import { useNow } from '@/platform/device/clock.ts'
import { notify } from '@/platform/toasts.ts'
import { isOnline } from '@/platform/device/online.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Later } from '@/ui/later.tsx'
import { Rows, Row } from '@/ui/blocks/row.tsx'
import { EditEnquiryDialog } from './edit-enquiry-dialog.tsx'
import { useReturnedFocus } from '@/platform/use-returned-focus.ts'
import { OutboxMessage } from './outbox-message.tsx'
import { useSetAtom } from 'jotai'
import { departmentName, mailboxOf } from '@/content/departments.ts'
import { referenceOf } from '@/contract/enquiry.ts'
import { formatDate, formatTime } from '@/lib/format/format.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { prepareEnquiry } from '@/platform/enquiry-message.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { writeDraftAtom } from './draft/enquiry-draft.ts'
import { sentHere } from './submission.ts'
import { subscribeToOutbox } from '@/outbox/signals.ts'

/** The unsent messages on this device, to view, send, correct or delete, and a record of the sent ones. */
export function MessagesPage() {
  const { t } = useTranslation('enquiry')
  const { outbox, failed, refresh } = useOutbox()
  const now = useNow(20_000)
  const [sending, setSending] = useState<string | null>(null)
  const [correcting, setCorrecting] = useState<OutboxEntry | null>(null)
  const returnFocusTo = useReturnedFocus(sending !== null)
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = outbox?.rows ?? []
  const lastSent = outbox?.receipts[0]?.submissionId
  // The record says it, and the toast would cover it.
  useEffect(() => {
    if (lastSent) notify({ dismiss: 'enquiry-sent' })
  }, [lastSent])

  const send = useCallback(
    async (which: string, options: ReplayOptions) => {
      returnFocusTo(document.activeElement)
      setSending(which)
      const result = await replayOutbox({ ...options, lockWaitMs: outboxLimits.pressWaitMs }).catch(
        (error: unknown) => ({ sent: 0, isBusy: error instanceof OutboxBusy }),
      )
      const isBusy = 'isBusy' in result && result.isBusy
      const isOffline = !isOnline() && !(await wasAnswered(options.only).catch(() => false))
      if ((isBusy || isOffline) && options.only !== undefined)
        await requeueEntry(options.only).catch(() => {})
      const isLeft = await stillWaits(which).catch(() => true)
      await refresh()
      if (result.sent > 0) returnFocusTo(heading.current) // the row and its button are gone
      setSending(null)
      if (isLeft && isOffline) notify({ id: 'enquiry-saved', tone: 'saved', title: t('outbox.stillOffline') })
      else if (isLeft)
        notify({ id: 'outbox', tone: 'bad', title: t(isBusy ? 'outbox.busy' : 'outbox.notDelivered') })
    },
    [refresh, returnFocusTo, t],
  )
  const sendOne = useCallback((key: string) => void send(key, { only: key }), [send])
  const sendAsNew = useCallback(
    async ({ key, enquiry }: OutboxEntry) => {
      const newKey = await replaceEntry(key, { ...enquiry, submissionId: crypto.randomUUID() }).catch(
        () => null,
      )
      await refresh()
      if (newKey !== null) sendOne(newKey)
    },
    [refresh, sendOne],
  )
  const onDeleted = useCallback(() => {
    void refresh()
    heading.current?.focus({ preventScroll: true })
  }, [refresh])

  const sent = outbox && outbox.receipts.length > 0 && <SentMessages receipts={outbox.receipts} />

  return (
    <section className="wrap section stack">
      <p className="label">
        <Later>{outbox && t('outbox.count', { count: rows.length })}</Later>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {t('messages.heading')}
      </h1>
      <p className="lead">{t('messages.lead')}</p>
      {failed && (
        <div className="card box empty">
          <h2>{t('outbox.unavailable.title')}</h2>
          <p>{t('outbox.unavailable.body')}</p>
        </div>
      )}
      {!failed && !outbox && <p className="soft">{t('outbox.loading')}</p>}
      {outbox && rows.length === 0 && sent}
      {outbox && rows.length === 0 && (
        <div className="card box empty">
          <h2>{t('outbox.empty.title')}</h2>
          <p>{t('outbox.empty.body')}</p>
          <Button onClick={() => openEnquiry()}>{t('outbox.empty.action')}</Button>
        </div>
      )}
      {rows.length > 0 && (
        <>
          <h2 className="title-2">{t('messages.waiting')}</h2>
          <Rows>
            {rows.map((row) => (
              <OutboxMessage
                key={row.key}
                row={row}
                now={now}
                isSending={sending === row.key}
                isBusy={sending !== null}
                onSend={sendOne}
                onSendAsNew={sendAsNew}
                onCorrect={setCorrecting}
                onDeleted={onDeleted}
              />
            ))}
          </Rows>
          <div className="row">
            <Button
              tone="tonal"
              disabled={sending !== null || !rows.some((row) => row.state === 'queued')}
              onClick={() => void send('all', { all: true })}
            >
              <Icon name="send" />
              {sending === 'all' ? t('outbox.sendingNow') : t('outbox.sendAll')}
            </Button>
            <p className="note">{t('outbox.refusedNote')}</p>
          </div>
          <p className="note">{t('outbox.privacy')}</p>
        </>
      )}
      {rows.length > 0 && sent}
      <EditEnquiryDialog
        entry={correcting}
        onClose={() => setCorrecting(null)}
        onSaved={(key) => {
          setCorrecting(null)
          void refresh()
          sendOne(key)
        }}
      />
    </section>
  )
}

/** Whether the last attempt had a response, although the browser may report no network. */
async function wasAnswered(key: string | undefined): Promise<boolean> {
  return key !== undefined && ((await readEntry(key))?.lastStatus ?? null) !== null
}

/** Resolves with true if the entry is still queued. `OutboxRunner` reports rejected entries. */
async function stillWaits(which: string): Promise<boolean> {
  return (await listRows()).some((row) => row.state === 'queued' && (which === 'all' || which === row.key))
}

/** The latest messages that this device sent, without their text. */
function SentMessages({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useTranslation('enquiry')
  const language = useLanguage()
  const zone = localTimeZone() ?? undefined
  const writeDraft = useSetAtom(writeDraftAtom)

  const correct = (submissionId: string, label?: string) => {
    const about = t('messages.sent.regarding', { reference: referenceOf(submissionId) })
    const sent = sentHere.get(submissionId)
    if (sent) writeDraft(about, { ...sent, message: `${about}\n\n${sent.message}` }, '')
    const mailbox = mailboxOf(sent ? new URL(sent.pageUrl).pathname : '', label)
    prepareEnquiry(about, { message: `${about}\n\n`, mailbox })
    openEnquiry(about)
  }

  return (
    <section className="stack">
      <h2 className="title-2">{t('messages.sent.heading')}</h2>
      <Rows>
        {receipts.slice(0, outboxLimits.receiptsShown).map(({ submissionId, formTitle, label, sentAt }) => (
          <Row
            key={submissionId}
            lead={<Icon name="check" />}
            title={<bdi>{label ? departmentName(label, language) : t(`messages.forms.${formTitle}`)}</bdi>}
            note={t('messages.sent.item', {
              date: formatDate(new Date(sentAt), language, 'long', zone),
              time: formatTime(new Date(sentAt), language, zone),
              reference: leftToRight(referenceOf(submissionId)),
            })}
            end={
              formTitle !== 'Newsletter' && (
                <Button tone="bare" size="small" onClick={() => correct(submissionId, label)}>
                  {t('messages.sent.correct')}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      <p className="note">{t('messages.sent.privacy', { days: outboxLimits.receiptDays })}</p>
    </section>
  )
}

type Outbox = { rows: readonly OutboxRow[]; receipts: readonly Receipt[] }

/** A long queue can change many times a second, often while this page is also sending it. */
const throttleMs = 1_000

/**
 * The entries and receipts on this device, kept current across tabs and the worker. Null until loaded; `failed` if
 * IndexedDB is unavailable.
 */
function useOutbox(): { outbox: Outbox | null; failed: boolean; refresh: () => Promise<void> } {
  const [outbox, setOutbox] = useState<Outbox | null>(null)
  const [failed, setFailed] = useState(false)

  const last = useRef(0)

  const refresh = useCallback(() => {
    const own = (last.current += 1)
    return Promise.all([listRows(), listReceipts()]).then(
      ([rows, receipts]) => {
        if (own !== last.current) return // an older read may end later
        setOutbox((before) => ({ rows: reuse(before?.rows ?? [], rows), receipts }))
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    void refresh()
    const unsubscribe = subscribeToOutbox(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        void refresh()
      }, throttleMs)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [refresh])

  return { outbox, failed, refresh }
}

/** Reuses the objects of unchanged rows, so that memoised rows do not render again. */
function reuse(before: readonly OutboxRow[], now: readonly OutboxRow[]): readonly OutboxRow[] {
  const known = new Map(before.map((row) => [row.key, row]))
  return now.map((row) => {
    const same = known.get(row.key)
    return same && JSON.stringify(same) === JSON.stringify(row) ? same : row
  })
}
