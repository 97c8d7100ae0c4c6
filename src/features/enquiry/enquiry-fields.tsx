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

function useFields({ draft, problems, onChange, marksRequired = false }: EnquiryFieldsProps) {
  const { t } = useTranslation('enquiry')
  const [leftWith, setLeftWith] = useState('')
  /** Its name is the key of its label. */
  const labelled = (field: keyof Draft, isRequired: boolean) => ({
    label: t(field),
    mark: isRequired ? marksRequired && t('required.mark') : t('optional'),
  })
  /** For every kind of control. */
  const control = (field: keyof Draft) => ({
    name: field,
    value: draft[field] ?? '',
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [field]: event.target.value }),
  })
  const errorOf = (field: RequiredField) => problems[field] && t(`problem.${problems[field]}`)
  const line = (field: 'firstName' | 'lastName' | 'subject', autoComplete: string) => (
    <TextField
      {...labelled(field, true)}
      {...control(field)}
      error={errorOf(field)}
      autoComplete={autoComplete}
      required
      data-autofocus={field === 'firstName' || undefined}
    />
  )
  return {
    t,
    labelled,
    control,
    names: (
      <div className={fieldStyles.pair}>
        {line('firstName', 'given-name')}
        {line('lastName', 'family-name')}
      </div>
    ),
    email: (
      <TextField
        {...labelled('email', true)}
        {...control('email')}
        error={errorOf('email')}
        hint={leftWith === draft.email && lacksDot(draft.email) && t('problem.noDot')}
        type="email"
        autoComplete="email"
        required
        // A new line would move a button that is being pressed.
        onBlur={(event) => event.relatedTarget instanceof HTMLButtonElement || setLeftWith(draft.email)}
      />
    ),
    phone: (
      <TextField
        {...labelled('phone', false)}
        {...control('phone')}
        type="tel"
        autoComplete="tel"
        placeholder="+971 50 123 4567"
      />
    ),
    subject: line('subject', 'off'),
    message: (
      <Field {...labelled('message', true)} error={errorOf('message')}>
        {(attributes) => <textarea {...attributes} {...control('message')} required rows={4} />}
      </Field>
    ),
  }
}

/** The only field of the newsletter. */
export function EmailField(props: EnquiryFieldsProps) {
  return useFields(props).email
}

/** The six fields of the specification. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { t, labelled, control, names, email, phone, message } = useFields(props)
  return (
    <>
      {names}
      {email}
      <div className={fieldStyles.pair}>
        {phone}
        <Field {...labelled('country', false)}>
          {(attributes) => (
            <select {...attributes} {...control('country')} autoComplete="country-name">
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
      {message}
    </>
  )
}

/** The Contact page's fields: subject and department instead of the country. */
export function ContactFields(props: EnquiryFieldsProps) {
  const { t, labelled, control, names, email, phone, subject, message } = useFields(props)
  const language = useLanguage()
  return (
    <>
      {names}
      <div className={fieldStyles.pair}>
        {email}
        {phone}
      </div>
      <div className={fieldStyles.pair}>
        <Field {...labelled('department', false)}>
          {(attributes) => (
            <select {...attributes} {...control('department')}>
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
        {subject}
      </div>
      {message}
    </>
  )
}
