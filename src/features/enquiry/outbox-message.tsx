import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { departmentName } from '@/content/departments.ts'
import { formatAge } from '@/lib/format/format.ts'
import type { OutboxEntry, OutboxRow } from '@/outbox/entry.ts'
import { actionsOn } from '@/outbox/policy.ts'
import { broadcastOutboxChange } from '@/outbox/signals.ts'
import { removeRow } from '@/outbox/store.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { announce } from '@/platform/screen-reader.ts'
import { notify } from '@/platform/toasts.ts'
import { Row } from '@/ui/blocks/row.tsx'
import { Button } from '@/ui/button.tsx'
import fieldStyles from '@/ui/form/field.module.css'
import { Icon } from '@/ui/icon.tsx'
import { Confirm } from '@/ui/overlays/confirm.tsx'
import { Tag } from '@/ui/tag.tsx'

type OutboxMessageProps = {
  row: OutboxRow
  now: Date | null
  isSending: boolean
  isBusy: boolean
  onSend: (key: string) => void
  onSendAsNew: (entry: OutboxEntry) => Promise<void>
  onCorrect: (entry: OutboxEntry) => void
  onDeleted: () => void
}

/** Memoised: rendering a thousand rows again would block the page. */
export const OutboxMessage = memo(function OutboxMessage({
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
  const language = useLanguage()
  const actions = now ? actionsOn(row, now.getTime()) : []
  const isHung = actions.includes('delete anyway')
  const isUnconfirmed = actions.includes('send as new')
  const canSend = isUnconfirmed || actions.includes('send')
  const entry = row.state === 'unreadable' ? null : row
  const parkedBecause = entry?.state === 'parked' ? (entry.parkedBecause ?? 'exhausted') : null
  const state = entry ? (parkedBecause ?? 'queued') : 'unreadable'
  const ago = (time: number) => (now ? formatAge(time, now, language) : '')
  const about = { 'aria-describedby': `${row.key}-title` }
  const deletion = t(isHung ? 'outbox.deleteAnyway' : 'outbox.delete')

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
    <Row
      id={row.key}
      kicker={
        <span className="flow gap-3">
          {entry && entry.savedAt !== 0 && <span>{t('outbox.savedAt', { when: ago(entry.savedAt) })}</span>}
          {entry && entry.lastTriedAt !== null && (
            <span>{t('outbox.triedAt', { when: ago(entry.lastTriedAt) })}</span>
          )}
        </span>
      }
      title={
        <bdi id={`${row.key}-title`}>
          {entry?.label
            ? departmentName(entry.label, language)
            : t(entry ? `messages.forms.${entry.enquiry.formTitle}` : 'outbox.explain.unreadable')}
        </bdi>
      }
      figure={<Tag tone={state === 'queued' ? 'data' : 'plain'}>{t(`outbox.state.${state}`)}</Tag>}
      end={
        <>
          {entry && (
            <Button
              {...about}
              tone="tonal"
              size="small"
              disabled={isBusy || !canSend}
              onClick={() => (isUnconfirmed ? void onSendAsNew(entry) : onSend(entry.key))}
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
          )}
          {entry && !isUnconfirmed && (
            <Button
              {...about}
              tone="bare"
              size="small"
              disabled={isBusy || !actions.includes('correct')}
              onClick={() => onCorrect(entry)}
            >
              {t('outbox.correct')}
            </Button>
          )}
          <Confirm
            question={t('outbox.confirmDelete')}
            yes={deletion}
            no={t('outbox.keep')}
            closeLabel={t('common:close')}
            onYes={() => void remove()}
          >
            {(ask) => (
              <Button
                {...about}
                tone="bare"
                size="small"
                disabled={isBusy || !(isHung || actions.includes('delete'))}
                onClick={ask}
              >
                {deletion}
              </Button>
            )}
          </Confirm>
        </>
      }
    >
      {entry?.enquiry.subject && <p dir="auto">{entry.enquiry.subject}</p>}
      {entry && (
        <p className="soft excerpt" dir="auto">
          {entry.enquiry.message || entry.enquiry.email}
        </p>
      )}
      {entry && parkedBecause && (
        <p className={fieldStyles.error}>
          {t(`outbox.explain.${parkedBecause}`, { email: config.email })}
          {entry.arrival !== 'no' &&
            parkedBecause !== 'unconfirmed' &&
            ` ${t('outbox.explain.mayHaveArrived')}`}
        </p>
      )}
    </Row>
  )
})
