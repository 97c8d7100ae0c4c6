import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx'

export type Question = {
  question: string
  /** What is lost. */
  body?: ReactNode
  yes: string
  no: string
  closeLabel: string
}

type ConfirmProps = Question & {
  onYes: () => void
  /** The button that asks. */
  children: (ask: () => void) => ReactNode
}

/** Asks before something is lost. The focus starts on the harmless answer and returns to the button. */
export function Confirm({ question, body, yes, no, closeLabel, onYes, children }: ConfirmProps) {
  /** Null until the first press: a list can have hundreds. */
  const [isAsking, setIsAsking] = useState<boolean | null>(null)
  const close = () => setIsAsking(false)
  return (
    <>
      {children(() => setIsAsking(true))}
      {isAsking !== null && (
        <Dialog open={isAsking} onClose={close} title={question} closeLabel={closeLabel}>
          {body && <DialogBody>{body}</DialogBody>}
          <DialogFoot>
            <Button
              onClick={() => {
                close()
                onYes()
              }}
            >
              {yes}
            </Button>
            <Button data-autofocus tone="tonal" onClick={close}>
              {no}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  )
}
