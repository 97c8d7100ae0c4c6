import { listMessages } from '@/lib/list-messages.ts'
import { Accordion, type AccordionItem } from '@/ui/accordion.tsx'
import { Block } from './block.tsx'

type FaqProps<Id extends string> = {
  ids: readonly Id[]
  label: string
  heading: string
  items: Readonly<Record<Id, Omit<AccordionItem, 'id'>>>
  tone?: 'plain' | 'tone'
}

export function Faq<Id extends string>({ ids, label, heading, items, tone = 'plain' }: FaqProps<Id>) {
  return (
    <Block id="questions" label={label} heading={heading} tone={tone} shape="split">
      <Accordion name="questions" items={listMessages(ids, items)} />
    </Block>
  )
}
