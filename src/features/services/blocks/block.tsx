import type { ReactNode } from 'react'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './block.module.css'

type BlockProps = {
  /** The anchor in the URL. The heading's id is derived from it. */
  id: string
  label: ReactNode
  heading: ReactNode
  lead?: ReactNode
  tone?: 'plain' | 'tone'
  /** Content at the inline end of the heading. */
  aside?: ReactNode
  /** `split`: the heading is beside the content on wide screens. */
  shape?: 'stacked' | 'split'
  children?: ReactNode
}

export function Block({
  id,
  label,
  heading,
  lead,
  tone = 'plain',
  aside,
  shape = 'stacked',
  children,
}: BlockProps) {
  const headingId = `${id}-heading`
  const opening = (
    <div>
      <SectionHeading label={label} heading={heading} id={headingId}>
        {aside}
      </SectionHeading>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
    </div>
  )
  return (
    <section id={id} aria-labelledby={headingId} className={tone === 'tone' ? 'section tone' : 'section'}>
      <div className={`wrap ${shape === 'split' ? `split ${styles.split}` : styles.stacked}`}>
        {opening}
        {children}
      </div>
    </section>
  )
}
