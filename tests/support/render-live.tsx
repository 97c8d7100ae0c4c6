import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { findFlag } from '@/content/countries.ts'
import type { Language } from '@/contract/language.ts'
import { LivePanel } from '@/live/live-panel.tsx'
import { LiveBar, LiveScore } from '@/live/live-strip.tsx'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import type { FeedMatch, LiveScores } from '@/live/score-feed.ts'
import { emptyFeed } from '@/live/feed-store.ts'
import { getLiveStatus } from '@/live/live-status.tsx'

const i18ns = { en: await createI18n('en'), ar: await createI18n('ar') }
for (const i18n of Object.values(i18ns)) await loadTexts(i18n, ['live', 'scores'])

export const liveTexts = (language: Language) => i18ns[language].getFixedT(null, 'live')

/** The HTML of the score, the panel and the bar of a match. */
export function renderLive(
  match: FeedMatch,
  scores: Partial<LiveScores>,
  now: number,
  language: Language = 'en',
): string {
  const standing = getLiveStatus(match, { ...emptyFeed, items: [match], ...scores }, now)
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18ns[language]}>
      <LiveScore
        match={match}
        standing={standing}
        panel="panel"
        findFlag={findFlag}
        isOpen={false}
        onPress={() => {}}
      />
      <LivePanel id="panel" match={match} standing={standing} findFlag={findFlag} />
      <LiveBar panel="panel" match={match} standing={standing} />
    </I18nextProvider>,
  )
}

export const visibleTextOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
