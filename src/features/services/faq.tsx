import type { ReactNode } from 'react'
import { Accordion, type AccordionItem } from '@/ui/accordion.tsx'
import { Block } from './block.tsx'

type FaqProps = {
  label: ReactNode
  heading: ReactNode
  items: readonly AccordionItem[]
  tone?: 'plain' | 'tone'
}

export function Faq({ label, heading, items, tone = 'plain' }: FaqProps) {
  return (
    <Block id="questions" label={label} heading={heading} tone={tone} shape="split">
      <Accordion name="questions" items={items} />
    </Block>
  )
}
