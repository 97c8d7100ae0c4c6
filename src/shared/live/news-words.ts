import type { TFunction } from 'i18next'
import type { Language } from '@/contract/language.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { scoreOf } from './live-figures.ts'
import type { News } from './live-news.ts'

/** The text for screen readers. */
export function newsWords(news: News, language: Language, t: TFunction<'live'>): string {
  if (news.kind === 'end') return t('news.end', { result: news.match.result?.[language] ?? '' }).trim()
  const score = { team: news.side.name[language], score: leftToRight(scoreOf(news.side) ?? '') }
  switch (news.kind) {
    case 'wicket':
      return news.out
        ? t('news.wicket', {
            ...score,
            name: news.out.name[language],
            runs: t('needRuns', { count: news.out.runs }),
          })
        : t('news.wicketOnly', score)
    case 'wicketBack':
      return t('news.wicketBack', score)
    case 'inningsEnd':
      return t('news.inningsEnd', score)
    case 'fifty':
    case 'hundred':
      return t(`news.${news.kind}`, {
        name: news.batter.name[language],
        balls: t('fromBalls', { count: news.batter.balls }),
      })
  }
}
