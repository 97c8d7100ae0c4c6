import type { ReactNode } from 'react'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './block.module.css'

type BlockProps = {
  /** The anchor in the URL. The heading's id is derived from it. */
  id: string
  label?: ReactNode
  heading: ReactNode
  lead?: ReactNode
  /** `arena` stays dark in both schemes, `slab` is gold: at most one per view. */
  tone?: 'plain' | 'tone' | 'arena' | 'slab'
  /** Content at the inline end of the heading. */
  aside?: ReactNode
  /** `split`: the heading is beside the content on wide screens, and stays in view. */
  shape?: 'stacked' | 'split'
  children?: ReactNode
}

/** A section of a page: heading, lead and content. */
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
  return (
    <section id={id} aria-labelledby={headingId} className={tone === 'plain' ? 'section' : `section ${tone}`}>
      <div className={shape === 'split' ? `wrap split ${styles.split}` : `wrap stack gap-5 ${styles.block}`}>
        <div className="stack">
          {tone === 'slab' ? (
            <h2 id={headingId}>{heading}</h2>
          ) : (
            <SectionHeading label={label} heading={heading} id={headingId}>
              {aside}
            </SectionHeading>
          )}
          {lead && <p className="lead">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
