import { useState, type Ref } from 'react'
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
import { Field } from '@/ui/form/field.tsx'
import fieldStyles from '@/ui/form/field.module.css'
import { Icon } from '@/ui/icon.tsx'
import { peopleText, viewersText } from './brief.ts'
import styles from './plan-form.module.css'
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
  const unsure = { value: '', label: t('unsure') }
  return (
    <form
      ref={ref}
      className={`stack ${styles.form} no-print`}
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
        <p className={`card noted ${styles.noScript}`}>{t('noScript', { email: config.email })}</p>
      </noscript>
      <section aria-labelledby="plan-event">
        <h2 id="plan-event">{t('parts.event')}</h2>
        <Choices
          name="sport"
          legend={t('sport')}
          chosen={chosen(values.sport)}
          options={[
            ...sportIds.map((sport) => ({
              value: sport,
              label: sports[sport].name[language],
              lead: <Icon name={sports[sport].icon} />,
            })),
            unsure,
          ]}
        />
        <div className={fieldStyles.pair}>
          <Field label={t('date')}>
            {(control) => (
              <input
                {...control}
                type="date"
                name="date"
                min={now ? venueToday(now) : undefined}
                max="2099-12-31"
                defaultValue={values.date}
              />
            )}
          </Field>
          <Field label={t('town')}>
            {(control) => (
              <input
                {...control}
                type="text"
                name="town"
                autoComplete="off"
                maxLength={maxTownLength}
                defaultValue={values.town}
              />
            )}
          </Field>
        </div>
      </section>
      <section aria-labelledby="plan-venue">
        <h2 id="plan-venue">{t('parts.venue')}</h2>
        <Choices
          name="venue"
          legend={t('venue')}
          chosen={chosen(values.venue)}
          options={[...venues.map((venue) => ({ value: venue, label: peopleText(venue, words) })), unsure]}
        />
        <div className={fieldStyles.pair}>
          <Field
            label={t('bouts')}
            error={isUnread && t('boutsUnread', { most: formatNumber(maxBouts, language) })}
          >
            {(control) => (
              // Not `type="number"`, which ignores the digits of other scripts without a word.
              <input
                {...control}
                type="text"
                inputMode="numeric"
                name="bouts"
                autoComplete="off"
                defaultValue={values.bouts}
                onChange={({ target: { value } }) =>
                  setUnread(value.trim() !== '' && readPlan({ bouts: value }).bouts === null)
                }
              />
            )}
          </Field>
          <Field label={t('days')}>
            {(control) => (
              <select {...control} name="days" defaultValue={values.days ?? ''}>
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
      </section>
      <section aria-labelledby="plan-audience">
        <h2 id="plan-audience">{t('parts.audience')}</h2>
        <Choices
          name="watch"
          legend={t('watch')}
          chosen={chosen(values.watch)}
          options={[...ways.map((way) => ({ value: way, label: t(`ways.${way}`) })), unsure]}
        />
        <Choices
          name="viewers"
          legend={t('viewers')}
          chosen={chosen(values.viewers)}
          options={[
            ...audiences.map((value) => ({
              value,
              label: viewersText(value === 'more' ? Infinity : Number(value), words),
            })),
            unsure,
          ]}
        />
      </section>
      <section aria-labelledby="plan-broadcast">
        <h2 id="plan-broadcast">{t('parts.broadcast')}</h2>
        <Choices
          several
          name="languages"
          legend={t('languages')}
          chosen={chosen(values.languages)}
          options={commentaries.map((each) => ({ value: each, label: t(`commentaries.${each}`) }))}
        />
        <Choices
          several
          name="needs"
          legend={t('needs')}
          chosen={chosen(values.needs)}
          options={mustHaves.map((each) => ({ value: each, label: t(`packages:plain.${each}`) }))}
        />
        <Choices
          several
          name="services"
          legend={t('services')}
          chosen={chosen(values.services)}
          options={extraServices.map((each) => ({ value: each, label: t(`services:services.${each}.name`) }))}
        />
      </section>
      <div className={styles.end}>
        <p className="note">{t('kept')}</p>
        <Button tone="bare" size="small" onClick={onRestart}>
          {t('restart')}
        </Button>
      </div>
      <div className={styles.foot}>
        <Button type="submit" tone="tonal">
          <Icon name="target" />
          {soFar ? t('soFar', { package: soFar }) : t('submit')}
        </Button>
      </div>
    </form>
  )
}

/** A search param has one value, or several separated by commas. */
const chosen = (value = '') => value.split(',')
