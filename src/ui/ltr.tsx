import type { ReactNode } from 'react'

type LtrProps = {
  children: ReactNode
  /** Rendered as a broadcast numeral. */
  numeral?: boolean
  className?: string | undefined
}

/**
 * A score, code, time, phone number or range. Left to right in both languages, so that `189/5` never becomes `5/189`.
 */
export function Ltr({ children, numeral = false, className }: LtrProps) {
  const classes = [numeral && 'num', className].filter(Boolean).join(' ')
  return (
    <bdi dir="ltr" className={classes || undefined}>
      {children}
    </bdi>
  )
}
