import { Link, type LinkProps } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { legalDocumentNames, legalDocuments, type LegalDocument } from '@/content/legal-documents.ts'
import { legalFigures } from '@/content/legal-figures.ts'
import { useScrollToHash } from '@/platform/hydration/scroll-to-hash.ts'
import { MoreLink } from '@/ui/button.tsx'
import prose from '@/ui/prose.module.css'
import { config } from '@/config.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Beside, Contents } from '@/ui/blocks/beside.tsx'

/** A string is a paragraph, an array is a list. */
type Block = string | readonly string[]

type Section = {
  heading: string
  body: readonly Block[]
  table?: { label: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  after?: readonly Block[]
}

export function LegalText({ document }: { document: LegalDocument }) {
  const { t: text } = useTranslation(document)
  const { t } = useTranslation('legal')
  const sections: Record<string, Section> = text('sections', { returnObjects: true, ...legalFigures })
  useScrollToHash()
  return (
    <Beside
      aside={
        <Contents
          heading={t('contents')}
          items={Object.entries(sections).map(([id, { heading }]) => ({ id, name: heading }))}
        />
      }
    >
      <div className="stack gap-6">
        <article className={prose.prose}>
          <p className="lead">{text('lead')}</p>
          {Object.entries(sections).map(([id, { heading, body, table, after = [] }]) => (
            <section key={id} id={id} className="stack">
              <h2>{heading}</h2>
              <Blocks blocks={body} />
              {table && <StoredDataTable {...table} />}
              <Blocks blocks={after} />
              {document === 'privacy' && id === 'services' && <AutomaticRequests />}
              {id === 'contact' && <LegalContact />}
            </section>
          ))}
        </article>
        <RelatedDocuments document={document} />
      </div>
    </Beside>
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

type Services = Record<'siteUrl' | 'scoresUrl' | 'cardUrl' | 'statusUrl' | 'reportUrl', string>
type Service = 'scoreFeed' | 'cardFeed' | 'serviceStatus' | 'faultReports'

/** External services that pages contact automatically. A file on the site's origin does not count. */
export function automaticServices({ siteUrl, reportUrl, ...urls }: Services): Service[] {
  const isElsewhere = (url: string) => new URL(url, siteUrl).origin !== new URL(siteUrl).origin
  const services: [Service, boolean][] = [
    ['scoreFeed', isElsewhere(urls.scoresUrl)],
    ['cardFeed', isElsewhere(urls.cardUrl)],
    ['serviceStatus', isElsewhere(urls.statusUrl)],
    ['faultReports', reportUrl !== ''],
  ]
  return services.flatMap(([service, isContacted]) => (isContacted ? [service] : []))
}

/** Which external services the pages of this build contact. */
function AutomaticRequests() {
  const { t } = useTranslation('privacy')
  const services = automaticServices({
    siteUrl: config.siteUrl,
    scoresUrl: import.meta.env.VITE_SCORES_URL,
    cardUrl: import.meta.env.VITE_CARD_URL,
    statusUrl: import.meta.env.VITE_STATUS_URL,
    reportUrl: import.meta.env.VITE_REPORT_URL,
  })
  return <Blocks blocks={services.map((service) => t(service))} />
}

function LegalContact() {
  return (
    <p className="row">
      <a href={`mailto:${config.email}`} className="link">
        <Icon name="mail" />
        <Ltr>{config.email}</Ltr>
      </a>
      <a href={`tel:${config.phone.replaceAll(' ', '')}`} className="link">
        <Icon name="phone" />
        <Ltr>{config.phone}</Ltr>
      </a>
    </p>
  )
}

/** A table with two columns: the stored data and its retention period. */
function StoredDataTable({ label, columns, rows }: NonNullable<Section['table']>) {
  return (
    <table aria-label={label}>
      <thead className="label soft">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, until]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Links to the other documents. */
function RelatedDocuments({ document: own }: { document: LegalDocument }) {
  const { t } = useTranslation('legal')
  return (
    <nav className="row no-print" aria-labelledby="related">
      <h2 id="related" className="label soft">
        {t('related')}
      </h2>
      {legalDocumentNames
        .filter((document) => document !== own)
        .map((document) => (
          <MoreLink key={document} to={legalDocuments[document].to}>
            {t(`documents.${document}`)}
          </MoreLink>
        ))}
    </nav>
  )
}

/** Link targets in messages, e.g. `[unsent messages](enquiries)`. */
const targets: Record<string, Pick<LinkProps, 'to' | 'hash'>> = {
  privacy: { to: '/privacy' },
  terms: { to: '/terms' },
  appTerms: { to: '/terms-conditions-app' },
  appRefunds: { to: '/terms-conditions-app', hash: 'refunds' },
  enquiries: { to: '/enquiries' },
  yourData: { to: '/your-data' },
  watch: { to: '/watch' },
  coin: { to: '/sporte-coin' },
}

/** Renders a message with its links. Links with unknown targets stay plain text. */
function LinkedText({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([#\w-]+\))/).map((piece, index) => {
    const [, label = '', name = ''] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? []
    const key = `${index}${piece}`
    if (name.startsWith('#')) {
      return (
        <a key={key} href={name}>
          {label}
        </a>
      )
    }
    const target = targets[name]
    if (!target) return <Fragment key={key}>{label || piece}</Fragment>
    return (
      <Link key={key} {...target}>
        {label}
      </Link>
    )
  })
}
