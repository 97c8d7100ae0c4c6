import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lacksDot } from '@/lib/email.ts'
import { Field } from '@/ui/form/field.tsx'
import fieldStyles from '@/ui/form/field.module.css'
import type { DraftProblems, RequiredField } from './draft/check-draft.ts'
import { countries, countryCodes } from '@/content/enquiry-countries.ts'
import type { Draft } from './draft/enquiry-draft.ts'

export type EnquiryFieldsProps = {
  draft: Draft
  problems: DraftProblems
  onChange: (draft: Draft) => void
  /** Marks the required fields; by default the optional ones are marked. */
  marksRequired?: boolean
}

export function useFieldTexts({ draft, problems, onChange, marksRequired = false }: EnquiryFieldsProps) {
  const { t } = useTranslation('enquiry')
  return {
    t,
    set: (change: Partial<Draft>) => onChange({ ...draft, ...change }),
    errorOf: (field: RequiredField) => problems[field] && t(`problem.${problems[field]}`),
    required: marksRequired && t('required.mark'),
  }
}

/** Used by every form; the only field of the newsletter. */
export function EmailField(props: EnquiryFieldsProps) {
  const { t, set, errorOf, required } = useFieldTexts(props)
  const { email } = props.draft
  const [leftWith, setLeftWith] = useState('')
  const hint = leftWith === email && lacksDot(email) && t('problem.noDot')
  return (
    <Field label={t('email')} mark={required} error={errorOf('email')} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => set({ email: event.target.value })}
          // A new line would move a button that is being pressed.
          onBlur={(event) => event.relatedTarget instanceof HTMLButtonElement || setLeftWith(email)}
        />
      )}
    </Field>
  )
}

export function NameFields(props: EnquiryFieldsProps) {
  const { t, set, errorOf, required } = useFieldTexts(props)
  return (
    <div className={fieldStyles.pair}>
      <Field label={t('firstName')} mark={required} error={errorOf('firstName')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="firstName"
            autoComplete="given-name"
            required
            data-autofocus=""
            value={props.draft.firstName}
            onChange={(event) => set({ firstName: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('lastName')} mark={required} error={errorOf('lastName')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="lastName"
            autoComplete="family-name"
            required
            value={props.draft.lastName}
            onChange={(event) => set({ lastName: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

export function PhoneField(props: EnquiryFieldsProps) {
  const { t, set } = useFieldTexts(props)
  return (
    <Field label={t('phone')} mark={t('optional')}>
      {(control) => (
        <input
          {...control}
          type="tel"
          name="phone"
          autoComplete="tel"
          placeholder="+971 50 123 4567"
          value={props.draft.phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
      )}
    </Field>
  )
}

function CountryField(props: EnquiryFieldsProps) {
  const { t, set } = useFieldTexts(props)
  return (
    <Field label={t('country')} mark={t('optional')}>
      {(control) => (
        <select
          {...control}
          name="country"
          autoComplete="country-name"
          value={props.draft.country}
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
  )
}

export function MessageField(props: EnquiryFieldsProps) {
  const { t, set, errorOf, required } = useFieldTexts(props)
  return (
    <Field label={t('message')} mark={required} error={errorOf('message')}>
      {(control) => (
        <textarea
          {...control}
          name="message"
          required
          rows={4}
          value={props.draft.message}
          onChange={(event) => set({ message: event.target.value })}
        />
      )}
    </Field>
  )
}

/** The six fields of the specification. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  return (
    <>
      <NameFields {...props} />
      <EmailField {...props} />
      <div className={fieldStyles.pair}>
        <PhoneField {...props} />
        <CountryField {...props} />
      </div>
      <MessageField {...props} />
    </>
  )
}
