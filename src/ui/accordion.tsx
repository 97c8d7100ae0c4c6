import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

export type AccordionItem = { id: string; question: ReactNode; answer: ReactNode; isOpen?: boolean }

type AccordionProps = {
  /** Opening an item closes the others with this name, also in other accordions of the page. */
  name: string
  items: readonly AccordionItem[]
}

/** Questions, one open at a time. Native `<details>` elements, so it works without script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={`ruled ${styles.accordion}`}>
      {items.map(({ id, question, answer, isOpen }) => (
        <details key={id} id={id} name={name} open={isOpen} className={styles.item}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
