import type { ReactNode } from 'react'

/** Facts on a line, with dots between them. A dot is never at the start or the end of a line. */
export function Dots({ items }: { items: readonly ReactNode[] }) {
  return <span className="dots">{items.map((item, index) => item && <span key={index}>{item} </span>)}</span>
}
