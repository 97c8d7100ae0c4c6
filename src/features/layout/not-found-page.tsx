import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFileOffline } from '@/platform/device/network-probe.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './not-found-page.module.css'

/** The router may remount this page while it settles; prevents logging a path twice in a row. */
let announcedPath = ''

export function NotFoundPage() {
  const { t } = useTranslation('site')
  const router = useRouter()
  const isSample = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout === 'sample' })
  const where = isSample ? 'sample' : 'site'
  const [isFile] = useState(() => isFileOffline(router.state.location.pathname))

  useEffect(() => {
    const path = router.state.location.pathname
    if (isFile || path === announcedPath) return
    announcedPath = path
    // oxlint-disable-next-line no-console -- the specification requires the path in the console
    console.error(`404: there is no page at ${path}`)
  }, [router, isFile])

  return (
    <section className={`arena ${styles.page}`}>
      <div className="wrap split">
        <div className="stack">
          <p>
            <Tag>{t(isFile ? 'connection.title' : 'notFound.label')}</Tag>
          </p>
          <h1>{t(isFile ? 'notFound.file' : 'notFound.heading')}</h1>
          <p className="lead">{t(`notFound.body.${isFile ? 'file' : where}`)}</p>
          <div className="row">
            <ButtonLink to="/">{t('notFound.back')}</ButtonLink>
            <ButtonLink to={isSample ? '/players' : '/live-scores'} tone="tonal">
              {t(`notFound.other.${where}`)}
            </ButtonLink>
          </div>
        </div>
        <p className={`poster ${styles.code}`} dir="ltr">
          {!isFile && '404'}
        </p>
      </div>
    </section>
  )
}
