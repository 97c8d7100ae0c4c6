import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutboxEntry } from '@/outbox/entry.ts'
import { OutboxBusy } from '@/outbox/lock.ts'
import { outboxLimits } from '@/outbox/policy.ts'
import { replayOutbox, type ReplayOptions } from '@/outbox/replay.ts'
import { listRows, readEntry, replaceEntry, requeueEntry } from '@/outbox/store.ts'
import { openEnquiry } from '@/platform/enquiry-request.ts'
import { useNow } from '@/platform/device/clock.ts'
import { notify } from '@/platform/toasts.ts'
import { isOnline } from '@/platform/device/online.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Rows } from '@/ui/blocks/row.tsx'
import { EditEnquiryDialog } from './edit-enquiry-dialog.tsx'
import { useReturnedFocus } from '@/platform/use-returned-focus.ts'
import { SentMessages } from './sent-messages.tsx'
import { useOutbox } from './use-outbox.ts'
import { OutboxMessage } from './outbox-message.tsx'

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
      <p className="label">{outbox ? t('outbox.count', { count: rows.length }) : '\u00a0'}</p>
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
