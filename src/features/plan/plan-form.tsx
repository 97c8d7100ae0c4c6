import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { sports } from '@/content/sports.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { localizedPath } from '@/contract/language.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { focusFirstInvalid } from '@/platform/focus-first-invalid.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Button } from '@/ui/button.tsx'
import { Choices } from '@/ui/blocks/choices.tsx'
import { Field, TextField } from '@/ui/form/field.tsx'
import fieldStyles from '@/ui/form/field.module.css'
import { Icon } from '@/ui/icon.tsx'
import { peopleText, viewersText } from './brief.ts'
import styles from './plan.module.css'
import {
  audiences,
  extraServices,
  commentaries,
  maxTownLength,
  maxBouts,
  maxDays,
  mustHaves,
  readPlan,
  searchOfPlan,
  venues,
  ways,
  type Plan,
} from './plan.ts'
import { venueToday } from './open-points.ts'

type PlanFormProps = {
  ref: Ref<HTMLFormElement>
  plan: Plan
  /** The name of the package recommended so far. Null without answers. */
  soFar: string | null
  onChange: () => void
  onSubmit: () => void
  onRestart: () => void
}

/** The inputs are uncontrolled, so that they work before hydration. */
export function PlanForm({ ref, plan, soFar, onChange, onSubmit, onRestart }: PlanFormProps) {
  const { t } = useTranslation(['plan', 'packages', 'services'])
  const language = useLanguage()
  const now = useNow()
  const words = { t, language }
  const values = searchOfPlan(plan)
  const [isUnread, setUnread] = useState(false)
  const days = useRef<HTMLSelectElement>(null)
  // React hydrates a select without its default. What the visitor has chosen before stays.
  useEffect(() => {
    if (days.current?.value === '') days.current.value = values.days ?? ''
  }, [values.days])
  /** A question whose name is the key of its text. */
  const choices = (
    name: 'sport' | 'venue' | 'watch' | 'viewers' | 'languages' | 'needs' | 'services',
    options: ComponentProps<typeof Choices>['options'],
    several = false,
  ) => (
    <Choices
      several={several}
      name={name}
      legend={t(name)}
      // A search param has one value, or several separated by commas.
      chosen={(values[name] ?? '').split(',')}
      options={several ? options : [...options, { value: '', label: t('unsure') }]}
    />
  )
  return (
    <form
      ref={ref}
      className="stack gap-6 no-print"
      action={localizedPath('/plan', language)}
      aria-label={t('label')}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        if (isUnread) focusFirstInvalid(event.currentTarget)
        else onSubmit()
      }}
    >
      <noscript>
        <p className="card noted padded">{t('noScript', { email: config.email })}</p>
      </noscript>
      <Part id="event">
        {choices(
          'sport',
          sportIds.map((sport) => ({
            value: sport,
            label: sports[sport].name[language],
            lead: <Icon name={sports[sport].icon} />,
          })),
        )}
        <div className={fieldStyles.pair}>
          <TextField
            label={t('date')}
            type="date"
            name="date"
            min={now ? venueToday(now) : undefined}
            max="2099-12-31"
            defaultValue={values.date}
          />
          <TextField
            label={t('town')}
            name="town"
            autoComplete="off"
            maxLength={maxTownLength}
            defaultValue={values.town}
          />
        </div>
      </Part>
      <Part id="venue">
        {choices(
          'venue',
          venues.map((venue) => ({ value: venue, label: peopleText(venue, words) })),
        )}
        <div className={fieldStyles.pair}>
          <TextField
            label={t('bouts')}
            error={isUnread && t('boutsUnread', { most: formatNumber(maxBouts, language) })}
            // Not `type="number"`, which ignores the digits of other scripts without a word.
            inputMode="numeric"
            name="bouts"
            autoComplete="off"
            defaultValue={values.bouts}
            onChange={({ target: { value } }) =>
              setUnread(value.trim() !== '' && readPlan({ bouts: value }).bouts === null)
            }
          />
          <Field label={t('days')}>
            {(control) => (
              <select {...control} ref={days} name="days" defaultValue={values.days ?? ''}>
                <option value="">{t('unsure')}</option>
                {Array.from({ length: maxDays }, (_, index) => (
                  <option key={index} value={index + 1}>
                    {t('daysOf', { count: index + 1, formatted: formatNumber(index + 1, language) })}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </Part>
      <Part id="audience">
        {choices(
          'watch',
          ways.map((way) => ({ value: way, label: t(`ways.${way}`) })),
        )}
        {choices(
          'viewers',
          audiences.map((value) => ({
            value,
            label: viewersText(value === 'more' ? Infinity : Number(value), words),
          })),
        )}
      </Part>
      <Part id="broadcast">
        {choices(
          'languages',
          commentaries.map((value) => ({ value, label: t(`commentaries.${value}`) })),
          true,
        )}
        {choices(
          'needs',
          mustHaves.map((value) => ({ value, label: t(`packages:plain.${value}`) })),
          true,
        )}
        {choices(
          'services',
          extraServices.map((value) => ({ value, label: t(`services:services.${value}.name`) })),
          true,
        )}
      </Part>
      <div className="row">
        <p className="note">{t('kept')}</p>
        <Button tone="bare" size="small" onClick={onRestart}>
          {t('restart')}
        </Button>
      </div>
      <div className={`tone ${styles.foot}`}>
        <Button type="submit" tone="tonal">
          <Icon name="target" />
          {soFar ? t('soFar', { package: soFar }) : t('submit')}
        </Button>
      </div>
    </form>
  )
}

type PartProps = { id: 'event' | 'venue' | 'audience' | 'broadcast'; children: ReactNode }

function Part({ id, children }: PartProps) {
  const { t } = useTranslation('plan')
  return (
    <section className="stack gap-5" aria-labelledby={`plan-${id}`}>
      <h2 id={`plan-${id}`} className="title-2">
        {t(`parts.${id}`)}
      </h2>
      {children}
    </section>
  )
}
