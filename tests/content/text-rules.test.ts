import { statusLabels } from '@/content/events/event-status.ts'
import { describe, expect, it } from 'vitest'
import { aiFeatureFigures } from '@/content/services/ai-features.ts'
import { claims } from '@/content/claims.ts'
import { legalFigures } from '@/content/legal-figures.ts'
import { fourHourCoverage, packages } from '@/content/packages.ts'
import type { Language } from '@/contract/language.ts'
import { aiServices } from '@/features/ai-services/ai-service-list.tsx'
import { everyText } from '../support/every-text.ts'
import { textsOf } from '../support/locale-texts.ts'

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const withKey = ({ where, ar }: { where: string; ar: string }) => `${where}: ${ar}`

describe('screen texts that help quotes', () => {
  /** Keys of texts that quote an interface label. */
  const explains =
    /^(?:help|help-questions|watch|watch-player|gallery|home-sections:app|battle|event|privacy|terms|accessibility|your-data)[:.]|[:.](?:faq|code)\./
  /** Labels outside the site: browser menus and a button of the mobile app. */
  const elsewhere = new Set([
    'Cast, save and share',
    'Cast',
    'Install',
    'Add to home screen',
    'Add to Home Screen',
    'Generate Code',
    'تثبيت',
    'مشاركة',
    'إضافة إلى الشاشة الرئيسية',
    'الإضافة إلى الشاشة الرئيسية',
    'البثّ والحفظ والمشاركة',
    'إرسال',
    'البث',
    'إنشاء رمز',
  ])
  /** Names and defined terms in quotation marks: the company, its coin and, in legal definitions, "we". */
  const names = new Set(['سبورتي', 'سبورتي كوين', 'نحن', 'we'])

  it.each(['en', 'ar'] as const)('exist on a screen in %s', (language: Language) => {
    const texts = textsOf(language)
    const statuses = Object.values(statusLabels).map((label) => label[language])
    const screens = new Set([...texts.values(), ...statuses])
    const quotes = [...texts]
      .filter(([key]) => explains.test(key))
      .flatMap(([key, text]) =>
        [...text.matchAll(/[«“]([^»”]+)[»”]/g)].map(([, quoted = '']) => ({ key, quoted })),
      )
      .filter(({ quoted }) => !quoted.includes('{{') && !elsewhere.has(quoted) && !names.has(quoted))

    expect(quotes.length).toBeGreaterThan(4)
    expect(quotes.filter(({ quoted }) => !screens.has(quoted))).toEqual([])
  })

  it('name the app’s button like the app', () => {
    for (const { where, ar } of everyText.filter((text) => /generate code/i.test(text.en))) {
      expect(ar, where).toContain('إنشاء رمز')
    }
  })
})

describe('button label', () => {
  /** English labels with a verb in the imperative. */
  const imperative =
    /^(?:Ask|Back to|Book|Browse|Cancel|Choose|Clear|Close|Compare|Contact for|Copy|Correct|Delete|Download|Enter|Filter|Follow|Get|Hide|Install|Keep|Like|Load|Log in|Mark|Open|Order|Play|Print|Read|Register|Reload|Remove|Request|Restore|Return to|Reveal|Run|Save|Schedule|Search|See|Send|Share|Show|Sign In|Sign Out|Sign up|Start|Subscribe|Swap|Tap|Try|Update|Use|View|Watch|Write)\b/
  /** Verbal nouns that Arabic interfaces often use instead. */
  const verbalNoun =
    /^(?:عرض|مشاركة|متابعة|فتح|إغلاق|إلغاء|تنزيل|تحميل|بحث|البحث|تصفية|التصفية|إظهار|إخفاء|إرسال|حفظ|حذف|مسح|نسخ|العودة|عودة|تسجيل|إنشاء|اختيار|طلب|إضافة|مقارنة|تشغيل|إيقاف|تحديث|إعادة|قراءة|مشاهدة|دخول|خروج|طباعة|تثبيت|إعجاب|توليد|الحصول|اشتراك)(?![\u0621-\u0652])/
  /** Texts that look like an English button label but are not. */
  const nouns = new Map([
    ['account:login.tabs.signIn', 'a tab is called after what it holds'],
    ['account:login.tabs.signUp', 'a tab is called after what it holds'],
    ['coin:earning.actions.follow-players.name', 'an activity that earns points'],
    ['coin:earning.actions.watch-content.name', 'an activity that earns points'],
    ['your-data:hideScores.name', 'what is kept, by its name'],
  ])

  it('has the imperative in Arabic', () => {
    const isShort = (text: string) => text.split(' ').length <= 6 && !/[.:]$/.test(text)
    const buttons = everyText.filter(
      ({ where, en }) => /^[\w-]+:/.test(where) && imperative.test(en) && isShort(en) && !nouns.has(where),
    )

    expect(buttons.length).toBeGreaterThan(120)
    expect(buttons.filter(({ ar }) => verbalNoun.test(ar)).map(withKey)).toEqual([])
  })

  it('never calls something else a button', () => {
    const arabic = textsOf('ar')
    for (const where of nouns.keys()) expect(arabic.get(where), where).toMatch(verbalNoun)
  })
})

describe('figures of a text', () => {
  /** Texts where one language writes a figure as a word or noun form: English digits / Arabic digits. */
  const inWords = new Map([
    ['service-digital-marketing:week.days.d2.name', '2 / '],
    ['home-sections:events.format', '1 / '],
    ['home-sections:events.schedule.note', '1,2025 / 2025'],
    ['content/matches/match-2.gen.ts.scorecard.moments.4.words', '20,35,50,77 / 20,35,77'],
    ['content/events/past/corniche-cup.ts.highlights.1', ' / 3,3'],
    ['content/players/rosters/footballers.ts.footballers.0.achievements.0', ' / 3,3'],
    ['content/players/rosters/sample-cricketers.ts.sampleCricketers.3.achievements.1', ' / 12'],
  ])
  const figuresOf = (text: string) =>
    text
      .replaceAll(/\{\{[^}]*\}\}/g, ' ')
      .match(/\d+(?:[.,:]\d+)*/g)
      ?.toSorted() ?? []
  const comparable = everyText.filter(({ where }) => !/_(?:zero|one|two|few|many|other)$/.test(where))

  it('equal each other in both languages', () => {
    const different = comparable.filter(({ where, en, ar }) => {
      const [first, second] = [figuresOf(en).join(), figuresOf(ar).join()]
      return first !== second && inWords.get(where) !== `${first} / ${second}`
    })
    expect(different.map(({ where, en, ar }) => `${where}: ${en} / ${ar}`)).toEqual([])
  })
})

describe('sentence in Arabic', () => {
  it('joins its conjunction to the next word', () => {
    expect(everyText.filter(({ ar }) => ar.endsWith(' و ')).map(withKey)).toEqual([])
  })

  it('has its units as keys, in the case that it needs', () => {
    const found = Object.entries(sources).filter(([, code]) => /unitDisplay: 'long'/.test(code))
    // There the unit is a predicate, and so in the nominative.
    expect(found.map(([file]) => file)).toEqual(['/src/features/watch/use-device-check.tsx'])
  })
})

it('figure in Arabic › fits the form of its noun, which the text fixes', () => {
  const formsOf = (figures: number[]) =>
    new Set(figures.map((figure) => new Intl.PluralRules('ar').select(figure)))
  const cameras = packages.map((each) => each.cameras.broadcast)
  const threeToTen = [fourHourCoverage.hours, claims.mostCameras, claims.startingPosts, ...cameras]
  expect(formsOf(threeToTen)).toEqual(new Set(['few']))
  expect(formsOf(Object.values(legalFigures))).toEqual(new Set(['many']))
})

describe('number in Arabic', () => {
  /** Removes left-to-right isolates, which keep the order of their content. */
  const outside = (text: string) => text.replaceAll(/\u2066[^\u2066\u2069]*\u2069/g, ' ')
  const outsideOf = everyText.map(({ where, ar }) => ({ where, ar: outside(ar) }))

  it('keeps its percent sign on its side', () => {
    expect(outsideOf.filter(({ ar }) => /%/.test(ar)).map(withKey)).toEqual([])
  })

  it('keeps the order of a score, a range and a sign', () => {
    const figure = String.raw`(?:\d|\}\})`
    const start = String.raw`(?:\d|\{\{)`
    const reordered = new RegExp(`${figure}\\s?[/–−]\\s?${start}|[+−–]${start}|${figure}\\+|\\d-\\d`)
    const broken = outsideOf.filter(({ ar }) => reordered.test(ar))

    expect(broken.map(withKey)).toEqual([])
  })
})

it('invented records › have a label in each view that opens with them', () => {
  /** The modules of the content that say so, and their views. */
  const views: Record<string, string[]> = {
    'articles/articles.ts': ['blog/blog-page', 'blog/byline'],
    'demo-user.ts': ['profile/profile-page', 'notifications/notifications-page'],
    'events/events.ts': ['event/event-hero', 'dashboard/dashboard-page'],
    'events/past-events.ts': ['events/past-event-list'],
    'events/upcoming-events.ts': [
      'events/upcoming-event-list',
      'home/events/events-section',
      'home/events/tonight-banner',
    ],
    'gallery.ts': ['gallery/gallery-wall'],
    'partners.ts': ['home/partners', 'partnerships/partner-offers'],
    'players/players.ts': ['players/players-page', 'players/player-header', 'players/compare-page'],
    'teams/teams.ts': ['players/team-header'],
  }
  const invented = Object.keys(sources).filter((file) =>
    /^\/src\/content\/[^]*\binvented\b/i.test(file + sources[file]),
  )
  expect(invented.map((file) => file.replace('/src/content/', '')).toSorted()).toEqual(Object.keys(views))
  for (const view of Object.values(views).flat())
    expect(sources[`/src/features/${view}.tsx`], view).toMatch(
      /\bt\('(?:common:)?sample(?:Data|Note|Author)'/,
    )
})

it('two figures of growing engagement › never appear on one page: one counts full programmes, the other clips', () => {
  const analytics: readonly string[] = Object.values(aiFeatureFigures)
  const services: readonly string[] = aiServices.map(({ figure }) => figure)

  expect(analytics).toContain(claims.engagementIncrease)
  expect(analytics).not.toContain(claims.engagementGrowth)
  expect(services).toContain(claims.engagementGrowth)
  expect(services).not.toContain(claims.engagementIncrease)
})

describe('figure in a text', () => {
  /** Digits that are not company figures or occur in one place only. */
  const may: readonly (readonly [RegExp, why: string])[] = [
    [/^scores:points\./, 'the record of 2025, held to the published one'],
    [/^scores:columns\./, 'the heads of the fours and sixes'],
    [
      /^scores:(?:fixtures\.sampleHint|title|description|kicker)|^home:ticker\.|^home-sections:events\.|^blog:sampleNote/,
      'the year 2025',
    ],
    [/sample-data\.answer$/, 'the year 2025'],
    [/^home-sections:deliverables\.steps\.\w+\.when$/, 'the plan of the five steps, said nowhere else'],
    [/^account:notifications\.weigh-in/, 'an invented weight'],
    [/^(?:privacy|terms|app-terms):/, 'numbers of laws'],
    [/^accessibility:/, 'figures of the standard'],
    [/^service-sporte-ai:coin\.(?:toss|always)$/, 'the odds of a coin'],
    [/^service-live-streaming:split\.lead$/, 'a hundred dirhams to divide'],
    [/^service-digital-marketing:week\.days/, 'the days of a fight week'],
    [/^service-mobile-games:preview/, 'a game on a drawn phone'],
    [/^watch-player:check\.found\.videoUncommon$/, 'the name of a format'],
    [/^packages:plain\.bondedUplink$/, 'the name of a network'],
  ]

  it('has an excuse only if it exists', () => {
    const keys = [...textsOf('en')].filter(([, text]) => /\d/.test(text)).map(([key]) => key)

    for (const [pattern, why] of may)
      expect(
        keys.some((key) => pattern.test(key)),
        why,
      ).toBe(true)
  })

  it.each(['en', 'ar'] as const)('comes from the content, so that it is written once: %s', (language) => {
    const written = [...textsOf(language)].filter(
      ([key, text]) =>
        // Names that contain a digit are not figures.
        /\d/.test(text.replaceAll(/\{\{[^}]*\}\}|T20I?s?\b|Web3|H\.264/g, '')) &&
        !may.some(([pattern]) => pattern.test(key)),
    )

    expect(written.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })
})
