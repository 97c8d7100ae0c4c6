import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { departmentIds, departments } from '@/content/departments.ts'
import { lacksDot } from '@/lib/email.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Field, TextField } from '@/ui/form/field.tsx'
import fieldStyles from '@/ui/form/field.module.css'
import type { Draft, DraftProblems, RequiredField } from './draft/check-draft.ts'
import { countries, countryCodes } from '@/content/enquiry-countries.ts'

type EnquiryFieldsProps = {
  draft: Draft
  problems: DraftProblems
  onChange: (draft: Draft) => void
  /** Marks the required fields; by default the optional ones are marked. */
  marksRequired?: boolean
}

function useFieldTexts({ draft, problems, onChange, marksRequired = false }: EnquiryFieldsProps) {
  const { t } = useTranslation('enquiry')
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  const errorOf = (field: RequiredField) => problems[field] && t(`problem.${problems[field]}`)
  const required = marksRequired && t('required.mark')
  /** A required line of text. Its name is the key of its label. */
  const line = (field: 'firstName' | 'lastName' | 'subject', autoComplete: string) => (
    <TextField
      label={t(field)}
      mark={required}
      error={errorOf(field)}
      name={field}
      autoComplete={autoComplete}
      required
      data-autofocus={field === 'firstName' || undefined}
      value={draft[field] ?? ''}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  )
  return { t, set, errorOf, required, line }
}

/** Used by every form; the only field of the newsletter. */
export function EmailField(props: EnquiryFieldsProps) {
  const { t, set, errorOf, required } = useFieldTexts(props)
  const { email } = props.draft
  const [leftWith, setLeftWith] = useState('')
  return (
    <TextField
      label={t('email')}
      mark={required}
      error={errorOf('email')}
      hint={leftWith === email && lacksDot(email) && t('problem.noDot')}
      type="email"
      name="email"
      autoComplete="email"
      required
      value={email}
      onChange={(event) => set({ email: event.target.value })}
      // A new line would move a button that is being pressed.
      onBlur={(event) => event.relatedTarget instanceof HTMLButtonElement || setLeftWith(email)}
    />
  )
}

function NameFields(props: EnquiryFieldsProps) {
  const { line } = useFieldTexts(props)
  return (
    <div className={fieldStyles.pair}>
      {line('firstName', 'given-name')}
      {line('lastName', 'family-name')}
    </div>
  )
}

function PhoneField(props: EnquiryFieldsProps) {
  const { t, set } = useFieldTexts(props)
  return (
    <TextField
      label={t('phone')}
      mark={t('optional')}
      type="tel"
      name="phone"
      autoComplete="tel"
      placeholder="+971 50 123 4567"
      value={props.draft.phone}
      onChange={(event) => set({ phone: event.target.value })}
    />
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

function MessageField(props: EnquiryFieldsProps) {
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

/** The Contact page's fields: subject and department instead of the country. */
export function ContactFields(props: EnquiryFieldsProps) {
  const { t, set, line } = useFieldTexts(props)
  const language = useLanguage()
  return (
    <>
      <NameFields {...props} />
      <div className={fieldStyles.pair}>
        <EmailField {...props} />
        <PhoneField {...props} />
      </div>
      <div className={fieldStyles.pair}>
        <Field label={t('department')} mark={t('optional')}>
          {(control) => (
            <select
              {...control}
              name="department"
              value={props.draft.department ?? ''}
              onChange={(event) => set({ department: event.target.value })}
            >
              <option value="">{t('chooseDepartment')}</option>
              {/* The lead contains the English name in both page languages, as with the country. */}
              {departmentIds.map((id) => (
                <option key={id} value={departments[id].name.en}>
                  {departments[id].name[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {line('subject', 'off')}
      </div>
      <MessageField {...props} />
    </>
  )
}
