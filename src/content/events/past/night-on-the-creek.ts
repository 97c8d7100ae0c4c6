import { heroSkyline } from '@/assets/art/hero-skyline.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Night on the Creek', ar: 'ليلة الخور' },
  sport: 'boxing',
  dayOffset: -80,
  timeUtc: { hours: 16, minutes: 30 },
  durationMinutes: 148,
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
  languages: { commentary: ['ar', 'en'], captions: ['en'] },
  description: {
    en: 'Six rounds, no knockdowns. The first card we called in two languages, and every bout on it was decided by the judges, who had come by boat.',
    ar: 'ست جولات بلا سقوط، وأول بطاقة علّقنا عليها بلغتين، وكل نزال فيها حسمه الحكام الذين وصلوا بالقارب.',
  },
  fights: [
    ['danny-cole', 'saif-al-jahdali', 'middleweight', 6, ['red', 'unanimous', 6, '3:00']],
    ['luca-ferrandi', 'anas-tarawneh', 'welterweight', 6, ['red', 'majority', 6, '3:00']],
    ['keeley-marsh', 'maram-jebali', 'featherweight', 6, ['red', 'split', 6, '2:00']],
    ['suhail-dabbas', 'rory-tennant', 'lightweight', 6, ['draw', 'draw', 6, '3:00']],
    ['adam-rawashdeh', 'kofi-darkwah', 'lightweight', 4, ['red', 'unanimous', 4, '3:00']],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'jab', seconds: 83, views: 17_300 },
    en: ['Cole’s left hand', 'One punch, thrown a hundred and forty times.'],
    ar: ['يسرى كول', 'لكمة واحدة تكررت مئة وأربعين مرة.'],
  },
  {
    clip: { id: 'level', seconds: 57, views: 12_800, bout: 2 },
    en: ['A level card', 'Tarawneh and Ferrandi hear one judge who could not choose.'],
    ar: ['بطاقة متعادلة', 'يسمع الطراونة وفيراندي حكمًا لم يستطع الاختيار.'],
  },
  {
    clip: { id: 'two-voices', seconds: 180, views: 9_400, bout: 4 },
    en: ['Two voices', 'The last round of Dabbas and Tennant, with both commentaries side by side.'],
    ar: ['صوتان', 'الجولة الأخيرة للدباس وتينانت بتعليقين متجاورين.'],
  },
]
