import './styles.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { directionOf, languageOf } from '@/contract/language.ts'
import { createI18n } from '@/locales/i18n.ts'
import { App } from './app.tsx'
import { onFirstActivity, onIdle } from '@/platform/hydration/activity.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { showLoadErrorBanner } from '@/platform/hydration/load-failure.ts'
import { pageName, picksView } from './router/page-name.ts'
import { silenceTransitionErrors } from './router/silence-transition-errors.ts'
import { createAppRouter } from './router/router.ts'

async function start() {
  const language = languageOf(location.pathname)
  const i18n = await createI18n(language)
  const router = createAppRouter({ language, i18n })
  await router.load()

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const html = document.documentElement
  const isSamePage = root.dataset.page === pageName(router) && html.lang === language

  if (isSamePage && !picksView(router)) {
    // Public, but undocumented for this use. Marks the markup as server-rendered, so that the router does not add a
    // client-only Suspense boundary (https://github.com/TanStack/router/issues/3305).
    router.ssr = { manifest: undefined }
    // Otherwise the texts of deferred components would load after their scripts.
    void onFirstActivity(onIdle).then(() => loadTexts(i18n, root.dataset.texts?.split(' ') ?? []))
    startTransition(() => {
      hydrateRoot(root, <App router={router} />)
    })
  } else {
    html.lang = language
    html.dir = directionOf(language)
    createRoot(root).render(<App router={router} />)
  }
}

if (import.meta.env.VITE_REPORT_URL) {
  void import('@/platform/send-fault-report.ts').then(({ listen }) => listen()).catch(() => {})
}
silenceTransitionErrors()
// The page cannot be rendered without its messages.
start().catch(() => showLoadErrorBanner(true))
