import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/ui/layout.module.css'
import typography from '@/ui/type.module.css'
import { Icon } from '@/ui/icon.tsx'

type PlainPageProps = { heading: string; lead: string; children?: ReactNode }

/** A page that is only its heading and what it is about. */
export function PlainPage({ heading, lead, children }: PlainPageProps) {
  const { t } = useTranslation()
  return (
    <section className={`${layout.wrap} ${layout.section} ${layout.stack}`}>
      <h1>{heading}</h1>
      <p className={layout.lead}>{lead}</p>
      {children}
      <Link to="/" className={typography.link}>
        <Icon name="arrow-back" />
        {t('plain.back')}
      </Link>
    </section>
  )
}
