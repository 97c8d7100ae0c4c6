import type { TFunction } from 'i18next'
import type { Language } from '@/contract/language.ts'
import { leftToRight } from '@/platform/words/left-to-right.ts'
import { scoreOf } from './live-figures.ts'
import type { News } from './live-news.ts'

/** What is read out. */
export function newsWords(news: News, language: Language, t: TFunction<'scores'>): string {
  if (news.kind === 'end') return t('live.news.end', { result: news.match.result?.[language] ?? '' }).trim()
  const score = { team: news.side.name[language], score: leftToRight(scoreOf(news.side) ?? '') }
  switch (news.kind) {
    case 'wicket':
      return news.out
        ? t('live.news.wicket', {
            ...score,
            name: news.out.name[language],
            runs: t('live.needRuns', { count: news.out.runs }),
          })
        : t('live.news.wicketOnly', score)
    case 'wicketBack':
      return t('live.news.wicketBack', score)
    case 'inningsEnd':
      return t('live.news.inningsEnd', score)
    case 'fifty':
    case 'hundred':
      return t(`live.news.${news.kind}`, {
        name: news.batter.name[language],
        balls: t('live.fromBalls', { count: news.batter.balls }),
      })
  }
}
