import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/field.tsx'
import fieldStyles from '@/ui/field.module.css'
import type { DraftProblems, RequiredField } from './check-draft.ts'
import { countries, countryCodes } from './countries.ts'
import type { Draft } from './enquiry-draft.ts'

type EnquiryFieldsProps = {
  draft: Draft
  problems: DraftProblems
  onChange: (draft: Draft) => void
}

/** What every form asks for, and the newsletter's nothing else. */
export function EmailField({ draft, problems, onChange }: EnquiryFieldsProps) {
  const { t } = useTranslation('enquiry')
  return (
    <Field label={t('email')} error={problems.email && t(`problem.${problems.email}`)}>
      {(control) => (
        <input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={draft.email}
          onChange={(event) => onChange({ ...draft, email: event.target.value })}
        />
      )}
    </Field>
  )
}

/** The specification's six fields. */
export function EnquiryFields({ draft, problems, onChange }: EnquiryFieldsProps) {
  const { t } = useTranslation('enquiry')
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  const errorOf = (field: RequiredField) => problems[field] && t(`problem.${problems[field]}`)
  return (
    <>
      <div className={fieldStyles.pair}>
        <Field label={t('firstName')} error={errorOf('firstName')}>
          {(control) => (
            <input
              {...control}
              name="firstName"
              autoComplete="given-name"
              required
              data-autofocus=""
              value={draft.firstName}
              onChange={(event) => set({ firstName: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('lastName')} error={errorOf('lastName')}>
          {(control) => (
            <input
              {...control}
              name="lastName"
              autoComplete="family-name"
              required
              value={draft.lastName}
              onChange={(event) => set({ lastName: event.target.value })}
            />
          )}
        </Field>
      </div>
      <EmailField draft={draft} problems={problems} onChange={onChange} />
      <div className={fieldStyles.pair}>
        <Field label={t('phone')} mark={t('optional')}>
          {(control) => (
            <input
              {...control}
              type="tel"
              name="phone"
              autoComplete="tel"
              placeholder="+971 50 123 4567"
              value={draft.phone}
              onChange={(event) => set({ phone: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('country')} mark={t('optional')}>
          {(control) => (
            <select
              {...control}
              name="country"
              autoComplete="country-name"
              value={draft.country}
              onChange={(event) => set({ country: event.target.value })}
            >
              <option value="">{t('chooseCountry')}</option>
              {countryCodes.map((code) => (
                <option key={code} value={countries[code]}>
                  {t(`countries.${code}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field label={t('message')} error={errorOf('message')}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            required
            rows={4}
            value={draft.message}
            onChange={(event) => set({ message: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
