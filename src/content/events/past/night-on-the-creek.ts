import { heroSkyline } from '@/assets/art/hero-skyline.ts'
import type { PastCard, EventStory } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Night on the Creek', ar: 'ليلة الخور' },
  sport: 'boxing',
  dayOffset: -80,
  timeUtc: { hours: 16, minutes: 30 },
  venue: { en: 'Creek Hall', ar: 'قاعة الخور' },
  city: { en: 'Dubai', ar: 'دبي' },
  prize: { en: '$35,000 prize fund', ar: 'جوائز بقيمة 35,000 دولار' },
  attendance: 5_600,
  art: heroSkyline,
  listed: {
    teaser: {
      en: 'Six rounds, no knockdowns. The first card we called in two languages.',
      ar: 'ست جولات بلا سقوط، وأول بطاقة علّقنا عليها بلغتين.',
    },
  },
}

export const story: EventStory = {
  subtitle: { en: 'Nobody down, nobody early', ar: 'بلا سقوط ولا نهاية مبكرة' },
  viewers: 36_900,
  durationMinutes: 148,
  description: {
    en: 'Six rounds, no knockdowns. The first card we called in two languages, and every bout on it was decided by the judges, who had come by boat.',
    ar: 'ست جولات بلا سقوط، وأول بطاقة علّقنا عليها بلغتين، وكل نزال فيها حسمه الحكام الذين وصلوا بالقارب.',
  },
  highlights: [
    {
      id: 'jab',
      title: { en: 'Cole’s left hand', ar: 'يسرى كول' },
      description: {
        en: 'One punch, thrown a hundred and forty times.',
        ar: 'لكمة واحدة تكررت مئة وأربعين مرة.',
      },
      seconds: 83,
      views: 17_300,
    },
    {
      id: 'level',
      title: { en: 'A level card', ar: 'بطاقة متعادلة' },
      description: {
        en: 'Tarawneh and Ferrandi hear one judge who could not choose.',
        ar: 'يسمع الطراونة وفيراندي حكمًا لم يستطع الاختيار.',
      },
      seconds: 57,
      views: 12_800,
      bout: 2,
    },
    {
      id: 'two-voices',
      title: { en: 'Two voices', ar: 'صوتان' },
      description: {
        en: 'The last round of Dabbas and Tennant, with both commentaries side by side.',
        ar: 'الجولة الأخيرة للدباس وتينانت بتعليقين متجاورين.',
      },
      seconds: 180,
      views: 9_400,
      bout: 4,
    },
  ],
  fights: [
    ['danny-cole', 'saif-al-jahdali', 'middleweight', 6, ['red', 'unanimous', 6, '3:00']],
    ['luca-ferrandi', 'anas-tarawneh', 'welterweight', 6, ['red', 'majority', 6, '3:00']],
    ['keeley-marsh', 'maram-jebali', 'featherweight', 6, ['red', 'split', 6, '2:00']],
    ['suhail-dabbas', 'rory-tennant', 'lightweight', 6, ['draw', 'draw', 6, '3:00']],
    ['adam-rawashdeh', 'kofi-darkwah', 'lightweight', 4, ['red', 'unanimous', 4, '3:00']],
  ],
}
