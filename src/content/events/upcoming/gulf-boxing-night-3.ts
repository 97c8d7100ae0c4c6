import { tunnel } from '@/assets/art/tunnel.ts'
import type { UpcomingCard, EventStory } from '@/content/events/types.ts'

export const card: UpcomingCard = {
  title: { en: 'Gulf Boxing Series: Night 3', ar: 'سلسلة الخليج للملاكمة: الليلة 3' },
  sport: 'boxing',
  dayOffset: 23,
  timeUtc: { hours: 15, minutes: 30 },
  venue: { en: 'Boulevard Hall', ar: 'قاعة البوليفارد' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  prize: { en: 'Series belt and $120,000', ar: 'حزام السلسلة و120,000 دولار' },
  attendance: 8_200,
  art: tunnel,
  changes: [{ kind: 'cancelled', bout: 4, at: { dayOffset: -2, timeUtc: { hours: 9, minutes: 0 } } }],
  listed: {
    status: 'early-bird',
    matchup: { en: 'Haddad vs Cole, the rematch', ar: 'حداد × كول، نزال الثأر' },
    teaser: {
      en: 'Cole asked for ten rounds this time. Haddad asked for the same ring.',
      ar: 'طلب كول عشر جولات هذه المرة، وطلب حداد الحلبة نفسها.',
    },
  },
}

export const story: EventStory = {
  subtitle: { en: 'The rematch, over ten rounds', ar: 'نزال الثأر على عشر جولات' },
  viewers: 26_000,
  languages: { commentary: ['ar', 'en'], captions: ['ar', 'en'] },
  description: {
    en: 'Cole asked for ten rounds this time. Haddad asked for the same ring. The series belt goes to the winner, and below them Tarawneh and Ferrandi, Dabbas and Tennant resume unfinished business from Night on the Creek.',
    ar: 'طلب كول عشر جولات هذه المرة، وطلب حداد الحلبة نفسها. حزام السلسلة للفائز، وقبلهما يستكمل الطراونة وفيراندي، والدباس وتينانت، ما لم تحسمه ليلة الخور.',
  },
  fights: [
    ['omar-haddad', 'danny-cole', 'middleweight', 10, null, 'title'],
    ['maram-jebali', 'agnieszka-wrona', 'featherweight', 8],
    ['anas-tarawneh', 'luca-ferrandi', 'welterweight', 8],
    ['saif-al-jahdali', 'patrick-oyelaran', 'middleweight', 8],
    ['suhail-dabbas', 'rory-tennant', 'lightweight', 6],
    ['adam-rawashdeh', 'kofi-darkwah', 'lightweight', 6],
  ],
}
