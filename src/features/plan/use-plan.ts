import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { fromJson } from '@/platform/device/from-json.ts'
import { stored } from '@/platform/device/stored.ts'
import { announce } from '@/platform/screen-reader.ts'
import { notify } from '@/platform/toasts.ts'
import { emptyPlan, planQuery, readPlan, searchOfPlan, readForm, type Plan, type PlanSearch } from './plan.ts'

const draftSchema = v.record(v.string(), v.string())

/** The last plan made on this device, stored as search params. Null if there is none. */
export const planDraft = stored({ key: 'sporte:plan' }, (text): Plan | null => {
  const search = fromJson(draftSchema, null)(text)
  return search && readPlan(search)
})

type Planning = {
  plan: Plan
  form: RefObject<HTMLFormElement | null>
  /** The React key of the form. It changes when an external plan must replace the form's content. */
  round: number
  /** Call after every change of the form. */
  note: () => void
  restart: () => void
}

const ownPlanToast = 'own-plan'

/**
 * Form state is the source of truth; URL and storage follow. Only external plans (link, Back, draft) overwrite the
 * form, so a late URL update never discards typing.
 */
export function usePlan(search: PlanSearch, onChange: (search: PlanSearch) => Promise<void>): Planning {
  const { t } = useTranslation('plan')
  const form = useRef<HTMLFormElement>(null)
  const [plan, setPlan] = useState(() => readPlan(search))
  const [round, setRound] = useState(0)
  const inAddress = planQuery(readPlan(search))
  const address = useRef(createPlanUrl(inAddress))
  /** The page shows a plan from a link, and the stored one is the visitor's own. Only the visitor may replace it. */
  const isOwnElsewhere = useRef(false)

  const show = (next: Plan) => {
    setPlan(next)
    setRound((now) => now + 1)
  }
  const write = (next: Plan) => address.current.write(planQuery(next), () => onChange(searchOfPlan(next)))
  const note = () => {
    if (!form.current) return
    const next = readForm(form.current)
    setPlan(next)
    if (!isOwnElsewhere.current) planDraft.write(searchOfPlan(next))
    write(next)
  }
  const restart = () => {
    if (!isOwnElsewhere.current) planDraft.remove()
    show(emptyPlan)
    write(emptyPlan)
    announce(t('cleared'))
  }

  const offerOwn = (inLink: string) => {
    const own = planDraft.read()
    isOwnElsewhere.current = own !== null && !['', inLink].includes(planQuery(own))
    if (!own || !isOwnElsewhere.current) return notify({ dismiss: ownPlanToast })
    const decide = (act: () => void) => () => {
      isOwnElsewhere.current = false
      act()
    }
    const open = () => {
      show(own)
      write(own)
    }
    notify({
      id: ownPlanToast,
      tone: 'saved',
      title: t('own.title'),
      body: t('own.body'),
      actions: [
        { label: t('own.open'), onPress: decide(open) },
        { label: t('own.replace'), onPress: decide(note) },
      ],
      sticky: true,
    })
  }

  const begin = useEffectEvent(() => {
    if (inAddress !== '') offerOwn(inAddress)
    // The visitor used the prerendered form before hydration.
    if (form.current && planQuery(readForm(form.current)) !== planQuery(plan)) return note()
    const draft = planDraft.read()
    if (inAddress !== '' || !draft || planQuery(draft) === '') return
    show(draft)
    write(draft)
    announce(t('restored'))
  })
  // In a separate task, because the prerendered form must be hydrated before the draft replaces it.
  useEffect(() => {
    const timer = setTimeout(() => begin())
    return () => {
      clearTimeout(timer)
      notify({ dismiss: ownPlanToast })
    }
  }, [])

  const follow = useEffectEvent((query: string) => {
    if (!address.current.arrive(query) || query === planQuery(plan)) return
    show(readPlan(search))
    offerOwn(query)
  })
  useEffect(() => follow(inAddress), [inAddress])

  return { plan, form, round, note, restart }
}

/**
 * Distinguishes our own URL updates (asynchronous, batched) from external ones such as links and Back.
 *
 * The record of our updates is cleared once the router is done. Otherwise an external URL equal to a skipped update
 * would count as ours.
 */
export function createPlanUrl(start: string) {
  /** The query of the URL, or of the latest update to it. */
  let goal = start
  /** Our queries that the router may still report. */
  const written = new Set<string>()
  let going = 0

  const settle = () => {
    going -= 1
    if (going === 0) written.clear()
  }

  return {
    write: (query: string, go: () => Promise<void>): void => {
      if (query === goal) return
      goal = query
      written.add(query)
      going += 1
      go().then(settle, settle)
    },
    /** Returns whether the new URL is an external plan. */
    arrive: (query: string): boolean => {
      if (query === goal || written.has(query)) return false
      goal = query
      written.clear()
      return true
    },
  }
}
