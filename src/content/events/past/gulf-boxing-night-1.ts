import { ringCamera } from '@/assets/art/ring-camera.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Gulf Boxing Series: Night 1', ar: 'سلسلة الخليج للملاكمة: الليلة 1' },
  sport: 'boxing',
  dayOffset: -98,
  timeUtc: { hours: 16, minutes: 30 },
  durationMinutes: 127,
  venue: { en: 'Boulevard Hall', ar: 'قاعة البوليفارد' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  prize: { en: '$75,000 prize fund', ar: 'جوائز بقيمة 75,000 دولار' },
  attendance: 6_100,
  art: ringCamera,
  listed: {
    teaser: {
      en: 'The series opened with four stoppages in five bouts, all before the sixth.',
      ar: 'افتُتحت السلسلة بحسم أربعة من خمسة نزالات قبل النهاية، كلها قبل الجولة السادسة.',
    },
    article: 'eight-cameras-one-knockout',
  },
}

export const story: EventStory = {
  subtitle: { en: 'Four stoppages and a hook', ar: 'أربعة نزالات حُسمت مبكرًا وخطافية' },
  viewers: 83_700,
  languages: { commentary: ['ar', 'en'], captions: ['en'] },
  description: {
    en: 'The series opened with four stoppages in five bouts, all before the sixth. The last of them was seen by one camera out of eight.',
    ar: 'افتُتحت السلسلة بحسم أربعة من خمسة نزالات قبل النهاية، كلها قبل الجولة السادسة، وآخرها لم تره إلا كاميرا واحدة من ثمانٍ.',
  },
  fights: [
    ['omar-haddad', 'patrick-oyelaran', 'middleweight', 8, ['red', 'ko', 5, '1:52']],
    ['anas-tarawneh', 'callum-strachey', 'welterweight', 6, ['red', 'tko', 4, '2:41']],
    ['rana-zureikat', 'agnieszka-wrona', 'featherweight', 6, ['red', 'tko', 4, '1:33']],
    ['mehdi-boutrif', 'luca-ferrandi', 'welterweight', 6, ['blue', 'tko', 3, '0:58']],
    ['suhail-dabbas', 'kofi-darkwah', 'lightweight', 6, ['red', 'unanimous', 6, '3:00']],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'hook', seconds: 11, views: 142_500 },
    en: ['The hook', 'A fifth of a second, from the small camera on the ring post.'],
    ar: ['الخطافية', 'خُمس ثانية من الكاميرا الصغيرة على عمود الحلبة.'],
  },
  {
    clip: { id: 'unbeaten', seconds: 55, views: 34_600, bout: 2 },
    en: ['The end of an unbeaten run', 'Tarawneh doubles the right hand and Strachey learns what it is for.'],
    ar: ['نهاية سجل بلا هزيمة', 'يطلق الطراونة اليمنى مرتين متتاليتين، فيعرف ستريتشي ما الغاية منها.'],
  },
  {
    clip: { id: 'body', seconds: 42, views: 20_100, bout: 4 },
    en: ['Two to the body', 'Ferrandi never looks where he is going to hit.'],
    ar: ['اثنتان إلى الجسد', 'فيراندي لا ينظر أبدًا إلى حيث سيضرب.'],
  },
]
