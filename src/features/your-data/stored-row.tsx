import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { fromJson } from '@/platform/device/from-json.ts'
import type { StoredDataId } from '@/platform/device/storage-keys.ts'
import { clearStoredData, useStoredData } from '@/platform/device/stored-data.ts'
import { announce } from '@/platform/screen-reader.ts'
import { notify } from '@/platform/toasts.ts'
import { Row } from '@/ui/blocks/row.tsx'
import { Button } from '@/ui/button.tsx'
import { Confirm } from '@/ui/overlays/confirm.tsx'
import styles from './stored-row.module.css'

type StoredRowProps = {
  id: StoredDataId | 'outbox' | 'offline'
  /** Its purpose, and the effect of clearing it. */
  about: ReactNode
  /** Its amount or value. */
  value?: string | undefined
  isKept: boolean
  /** If clearing loses data permanently. */
  confirm?: { question: string; yes: string } | false
  /** Resolves with false if anything remains. Without it, the texts of this id are removed. */
  onClear?: () => Promise<boolean | void>
  /** Why something can remain. */
  failed?: string
  /** A switch with the name. */
  control?: ReactNode
  children?: ReactNode
}

/** One kind of stored data, with a button to clear it. */
export function StoredRow({
  id,
  about,
  value,
  isKept,
  confirm = false,
  onClear,
  failed,
  control,
  children,
}: StoredRowProps) {
  const { t } = useTranslation(['your-data', 'common'])
  const title = useRef<HTMLSpanElement>(null)
  const name = t(`${id}.name`)

  const clear = async () => {
    if (!onClear && id !== 'outbox' && id !== 'offline') clearStoredData(id)
    const isCleared = (await onClear?.()) !== false
    title.current?.focus() // the button is gone
    if (isCleared) announce(t('cleared', { name }))
    else notify({ id: 'clear', tone: 'bad', title: t('failed', { name }), ...(failed && { body: failed }) })
  }
  const button = (press: () => void) => (
    <Button tone="tonal" size="small" aria-label={t('clearOf', { name })} onClick={press}>
      {t('clear')}
    </Button>
  )

  return (
    <Row
      level="h2"
      title={
        <span ref={title} tabIndex={-1} className={styles.name}>
          {control ?? name} {isKept && value && <bdi className="num soft">{value}</bdi>}
        </span>
      }
      note={<span id={`${id}-about`}>{about}</span>}
      figure={
        <div className={styles.clear}>
          {isKept && !confirm && button(() => void clear())}
          {isKept && confirm && (
            <Confirm {...confirm} no={t('keep')} closeLabel={t('common:close')} onYes={() => void clear()}>
              {button}
            </Confirm>
          )}
        </div>
      }
    >
      {children}
    </Row>
  )
}

type TextId = 'language' | 'watchCode' | 'plan' | 'drafts' | 'profile' | 'pass' | 'read' | 'notes'

const readName = fromJson(v.object({ name: v.string() }), { name: '' })
const readList = fromJson(v.array(v.unknown()), null)

/** Data that are short texts. */
export function TextRow({ id }: { id: TextId }) {
  const { t } = useTranslation('your-data')
  const kept = useStoredData(id) ?? []
  const isKept = kept.length > 0
  const [first = ''] = kept
  return (
    <StoredRow
      id={id}
      about={t(isKept ? `${id}.kept` : `${id}.none`, id === 'profile' ? readName(first) : {})}
      value={valueOf(id, kept)}
      isKept={isKept}
    />
  )
}

function valueOf(id: TextId, texts: readonly string[]): string | undefined {
  const [first = ''] = texts
  if (id === 'language') return first.toUpperCase()
  if (id === 'watchCode') return first
  if (id === 'notes') return String(texts.length)
  // Without the ids of submitted drafts, which are also stored in this group.
  if (id === 'drafts')
    return String(Math.max(1, texts.filter((text) => !text.includes('"submissionId":')).length))
  return id === 'read' ? readList(first)?.length.toString() : undefined
}
