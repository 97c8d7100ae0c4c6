import { useId, useRef, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { closeRopes } from '@/assets/art/close-ropes.ts'
import { config } from '@/config.ts'
import { localizedPath } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { Button } from '@/ui/button.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import fieldStyles from '@/ui/form/field.module.css'
import { Icon } from '@/ui/icon.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import screen from '@/ui/screen.module.css'
import { Tag } from '@/ui/tag.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { isFullCode } from './access-code.ts'
import { CodeField } from './code-field.tsx'
import styles from './watch-gate.module.css'
import type { WatchState } from './watch-state.ts'

const ServiceStatus = deferred(() => import('./service-status.tsx'), 'ServiceStatus', { until: 'idle' })

type WatchGateProps = {
  state: Exclude<WatchState, { phase: 'open' }>
  onChange: (text: string, isComposing: boolean) => void
  onSubmit: (code: string) => void
}

/** The locked player. A code from the app unlocks it. */
export function WatchGate({ state, onChange, onSubmit }: WatchGateProps) {
  const { t } = useTranslation('watch')
  const language = useLanguage()
  const hintId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { code, problem, phase } = state
  const isVerifying = phase === 'verifying'

  // Focus returns to a refused code, so that the visitor can correct it.
  useEffect(() => {
    if (problem) form.current?.querySelector('input')?.focus()
  }, [problem])

  return (
    <div className={`frame ${screen.tall}`}>
      <Picture art={closeRopes} alt={t('picture')} sizes="(width < 88rem) 100vw, 82rem" priority mirrors />
      <div className={screen.over}>
        <Tag>
          <Icon name="lock" />
          {t('locked')}
        </Tag>
        <h1>{t('heading')}</h1>
        <p className="lead">{t('instruction')}</p>
        {/* Before hydration the form submits to this page, with the code in the URL. */}
        <form
          ref={form}
          className={`stack ${styles.form}`}
          action={localizedPath('/watch', language)}
          onSubmit={(event) => {
            event.preventDefault()
            if (isFullCode(code)) onSubmit(code)
          }}
        >
          <CodeField
            value={code}
            onChange={onChange}
            describedBy={hintId}
            isInvalid={problem !== null}
            isBusy={isVerifying}
          />
          <div id={hintId} className="small" role="alert">
            {problem ? (
              <>
                <p className={fieldStyles.error}>
                  <Icon name="alert" />
                  <bdi>{problem.kind === 'message' ? problem.message : t(`problem.${problem.kind}`)}</bdi>
                </p>
                {problem.lookAlikes?.[0] && (
                  <p className="soft">
                    {t('lookAlikes', {
                      groups: new Intl.ListFormat(language).format(problem.lookAlikes.map(leftToRight)),
                    })}
                  </p>
                )}
              </>
            ) : (
              <p className="soft">{t('hint')}</p>
            )}
          </div>
          <Button type="submit" wide disabled={!isFullCode(code) || isVerifying}>
            {t(isVerifying ? 'verifying' : 'watchNow')}
          </Button>
        </form>
        <p className="note">
          {t('noApp')} <ExternalLink href={config.appLinksUrl}>{t('getApp')}</ExternalLink>
        </p>
        {import.meta.env.VITE_STATUS_URL && (
          <div className={`small ${styles.status}`}>
            <ServiceStatus key={String(problem !== null)} />
          </div>
        )}
      </div>
    </div>
  )
}
