import { useTranslation } from 'react-i18next'
import type { LegalDocument } from '@/content/legal-documents.ts'
import { useScrollToHash } from '@/platform/hydration/scroll-to-hash.ts'
import prose from '@/ui/prose.module.css'
import { StoredDataTable, type StoredDataTableTexts } from './stored-data-table.tsx'
import { LegalContact } from './legal-contact.tsx'
import styles from './legal-text.module.css'
import { LinkedText } from './linked-text.tsx'
import { RelatedDocuments } from './related-documents.tsx'

/** A string is a paragraph, an array is a list. */
type Block = string | readonly string[]

type Section = {
  heading: string
  body: readonly Block[]
  table?: StoredDataTableTexts
  after?: readonly Block[]
}

type LegalTextProps = {
  document: LegalDocument
  lead: string
  /** Sections by anchor id, in the order of the text. */
  sections: Readonly<Record<string, Section>>
}

export function LegalText({ document, lead, sections }: LegalTextProps) {
  const { t } = useTranslation('legal')
  useScrollToHash()
  return (
    <div className={`wrap split ${styles.columns}`}>
      <nav className={`no-print ${styles.contents}`} aria-labelledby="contents">
        <h2 id="contents" className="label">
          {t('contents')}
        </h2>
        <ol>
          {Object.entries(sections).map(([id, { heading }]) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={`${prose.prose} ${styles.text}`}>
        <p className="lead">{lead}</p>
        {Object.entries(sections).map(([id, { heading, body, table, after = [] }]) => (
          <section key={id} id={id} className={styles.section}>
            <h2>{heading}</h2>
            <Blocks blocks={body} />
            {table && <StoredDataTable {...table} />}
            <Blocks blocks={after} />
            {id === 'contact' && <LegalContact />}
          </section>
        ))}
        <RelatedDocuments document={document} />
      </article>
    </div>
  )
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>
        <LinkedText text={block} />
      </p>
    ) : (
      <ul key={block[0]}>
        {block.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    ),
  )
}
