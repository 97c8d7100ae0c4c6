import { cleanLine } from '@/lib/typed-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameColours, gameIds } from '@/content/services/service-facts.ts'
import { Field } from '@/ui/form/field.tsx'
import styles from './white-label-preview.module.css'

const maxNameLength = 24
const answers = ['a', 'b', 'c'] as const

/**
 * A game in the visitor's colours. CSS reads the radio buttons for game and colour (`:has`), so only the name needs
 * script.
 */
export function WhiteLabelPreview() {
  const { t } = useTranslation('service-mobile-games')
  const [club, setClub] = useState('')
  return (
    <div className={`split ${styles.preview}`}>
      <div className="grid gap-5">
        <fieldset className={`flow ${styles.choices}`}>
          <legend>{t('preview.game')}</legend>
          {gameIds.map((id, index) => (
            <label key={id}>
              <input type="radio" name="preview-game" value={id} defaultChecked={index === 0} />
              <span>{t(`games.items.${id}.title`)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={`flow ${styles.choices}`}>
          <legend>{t('preview.colour')}</legend>
          {gameColours.map((colour, index) => (
            <label key={colour}>
              <input type="radio" name="preview-colour" value={colour} defaultChecked={index === 0} />
              <span>
                <i data-colour={colour} />
                {t(`preview.colours.${colour}`)}
              </span>
            </label>
          ))}
        </fieldset>
        <Field label={t('preview.club')}>
          {(control) => (
            <input
              {...control}
              type="text"
              name="club"
              autoComplete="organization"
              maxLength={maxNameLength}
              placeholder={t('preview.sampleClub')}
              value={club}
              onChange={(event) => setClub(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <div className={styles.phone} role="group" aria-label={t('preview.stage')}>
        <p className={`line ${styles.club}`}>
          <span className={styles.crest} aria-hidden="true" />
          <bdi>{cleanLine(club) || t('preview.sampleClub')}</bdi>
        </p>
        {gameIds.map((id) => (
          <div key={id} className={styles.screen} data-game={id}>
            <p className={styles.kicker}>{t(`preview.screens.${id}.kicker`)}</p>
            <p className={styles.title}>{t(`preview.screens.${id}.title`)}</p>
            <ul>
              {answers.map((answer) => (
                <li key={answer}>{t(`preview.screens.${id}.${answer}`)}</li>
              ))}
            </ul>
            <p className={styles.button}>{t(`preview.screens.${id}.button`)}</p>
          </div>
        ))}
      </div>
    </div>
  )
}
