import { departmentIds, departments } from '@/content/departments.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Field } from '@/ui/form/field.tsx'
import fieldStyles from '@/ui/form/field.module.css'
import {
  EmailField,
  MessageField,
  NameFields,
  PhoneField,
  useFieldTexts,
  type EnquiryFieldsProps,
} from './enquiry-fields.tsx'

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
