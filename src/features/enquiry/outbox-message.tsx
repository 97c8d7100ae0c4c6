import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { departmentName } from '@/content/departments.ts'
import { broadcastOutboxChange } from '@/outbox/signals.ts'
import type { OutboxEntry, OutboxRow } from '@/outbox/entry.ts'
import { actionsOn } from '@/outbox/policy.ts'
import { removeRow } from '@/outbox/store.ts'
import { announce } from '@/platform/screen-reader.ts'
import { notify } from '@/platform/toasts.ts'
import { formatAge } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './messages-page.module.css'

type OutboxMessageProps = {
  row: OutboxRow
  now: Date | null
  isSending: boolean
  isBusy: boolean
  onSend: () => void
  onSendAsNew: (entry: OutboxEntry) => Promise<void>
  onCorrect: (entry: OutboxEntry) => void
  onDeleted: () => void
}

export function OutboxMessage({
  row,
  now,
  isSending,
  isBusy,
  onSend,
  onSendAsNew,
  onCorrect,
  onDeleted,
}: OutboxMessageProps) {
  const { t } = useTranslation(['enquiry', 'common'])
  const actions = now ? actionsOn(row, now.getTime()) : []
  const isHung = actions.includes('delete anyway')
  const isUnconfirmed = actions.includes('send as new')
  const canSend = isUnconfirmed || actions.includes('send')
  const [step, setStep] = useState<'rest' | 'asking' | 'kept'>('rest')

  const remove = async () => {
    const isGone = await removeRow(row.key, isHung ? 'delete anyway' : 'delete').catch(() => null)
    if (isGone) {
      broadcastOutboxChange('changed')
      announce(t('outbox.deleted'))
    } else
      notify({
        id: 'outbox',
        tone: 'bad',
        title: t(isGone === null ? 'outbox.notDeleted' : 'outbox.beingSent'),
      })
    onDeleted()
  }

  return (
    <li className="card noted" data-state={row.state}>
      {row.state === 'unreadable' ? <UnreadableText /> : <EntryText entry={row} now={now} />}
      {step === 'asking' ? (
        <div key="asking" className="row" role="group" aria-label={t('outbox.confirmDelete')}>
          <p>{t('outbox.confirmDelete')}</p>
          <Button tone="tonal" size="small" onClick={() => void remove()}>
            {t(isHung ? 'outbox.deleteAnyway' : 'outbox.delete')}
          </Button>
          <Button ref={focusAtOnce} tone="bare" size="small" onClick={() => setStep('kept')}>
            {t('outbox.keep')}
          </Button>
        </div>
      ) : (
        <div key="rest" className="row">
          {row.state !== 'unreadable' && (
            <>
              <Button
                tone="tonal"
                size="small"
                disabled={isBusy || !canSend}
                onClick={() => void (isUnconfirmed ? onSendAsNew(row) : onSend())}
              >
                <Icon name="send" />
                {t(
                  isSending || !canSend
                    ? 'outbox.sendingNow'
                    : isUnconfirmed
                      ? 'outbox.sendAsNew'
                      : 'outbox.sendNow',
                )}
              </Button>
              {!isUnconfirmed && (
                <Button
                  tone="bare"
                  size="small"
                  disabled={isBusy || !actions.includes('correct')}
                  onClick={() => onCorrect(row)}
                >
                  {t('outbox.correct')}
                </Button>
              )}
            </>
          )}
          <Button
            ref={step === 'kept' ? focusAtOnce : undefined}
            tone="bare"
            size="small"
            disabled={isBusy || !(isHung || actions.includes('delete'))}
            onClick={() => setStep('asking')}
          >
            {t(isHung ? 'outbox.deleteAnyway' : 'outbox.delete')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Moves focus to the pressed button's replacement. The confirmation focuses "keep", the harmless choice. */
function focusAtOnce(button: HTMLButtonElement | null) {
  button?.focus()
}

function EntryText({ entry, now }: { entry: OutboxEntry; now: Date | null }) {
  const { t } = useTranslation('enquiry')
  const language = useLanguage()
  const ago = (time: number) => (now ? formatAge(time, now, language) : '')
  const { enquiry, state } = entry
  const parkedBecause = state === 'parked' ? (entry.parkedBecause ?? 'exhausted') : null
  return (
    <div className={styles.text}>
      <div className="row">
        <Tag tone={parkedBecause ? 'plain' : 'data'}>{t(`outbox.state.${parkedBecause ?? 'queued'}`)}</Tag>
        {entry.savedAt !== 0 && (
          <span className="small">{t('outbox.savedAt', { when: ago(entry.savedAt) })}</span>
        )}
        {entry.lastTriedAt !== null && (
          <span className="small">{t('outbox.triedAt', { when: ago(entry.lastTriedAt) })}</span>
        )}
      </div>
      <h2 dir="auto">
        {entry.label ? departmentName(entry.label, language) : t(`messages.forms.${enquiry.formTitle}`)}
      </h2>
      {enquiry.subject && (
        <p className={styles.subject} dir="auto">
          {enquiry.subject}
        </p>
      )}
      <p className={`soft ${styles.excerpt}`} dir="auto">
        {enquiry.message || enquiry.email}
      </p>
      {parkedBecause && (
        <p className={styles.problem}>
          {t(`outbox.explain.${parkedBecause}`, { email: config.email })}
          {entry.arrival !== 'no' &&
            parkedBecause !== 'unconfirmed' &&
            ` ${t('outbox.explain.mayHaveArrived')}`}
        </p>
      )}
    </div>
  )
}

function UnreadableText() {
  const { t } = useTranslation('enquiry')
  return (
    <div className={styles.text}>
      <div className="row">
        <Tag>{t('outbox.state.unreadable')}</Tag>
      </div>
      <p className={styles.problem}>{t('outbox.explain.unreadable')}</p>
    </div>
  )
}
