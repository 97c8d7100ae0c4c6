import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnounced } from '@/platform/screen-reader.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { PlanAnswer } from './plan-answer.tsx'
import { PlanForm } from './plan-form.tsx'
import { recommend } from './plan-rules.ts'
import type { PlanSearch } from './plan.ts'
import { usePlan } from './use-plan.ts'

type PlanPageProps = {
  search: PlanSearch
  /** Resolves when the URL is updated. */
  onChange: (search: PlanSearch) => Promise<void>
}

/** The event's details on one side, the recommended package on the other. */
export function PlanPage({ search, onChange }: PlanPageProps) {
  const { t } = useTranslation(['plan', 'packages'])
  const { plan, form, round, note, restart } = usePlan(search, onChange)
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = recommend(plan)
  const name = answer && t(`packages:tiers.${answer.tier.id}.about`)

  useAnnounced(name, name && t('answer.changed', { package: name }))

  return (
    <>
      <div className="page-head no-print">
        <PageHeader label={t('label')} heading={t('heading')} lead={t('lead')} />
      </div>
      <div className="wrap section split">
        <PlanForm
          key={round}
          ref={form}
          plan={plan}
          soFar={name}
          onChange={note}
          onRestart={restart}
          onSubmit={() => {
            heading.current?.focus({ preventScroll: true })
            heading.current?.scrollIntoView()
          }}
        />
        <PlanAnswer plan={plan} answer={answer} heading={heading} />
      </div>
    </>
  )
}
