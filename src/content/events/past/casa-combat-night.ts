import { knee } from '@/assets/art/knee.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Casa Combat Night', ar: 'ليلة كازا للقتال' },
  sport: 'mma',
  dayOffset: -44,
  timeUtc: { hours: 18, minutes: 0 },
  durationMinutes: 118,
  venue: { en: 'Port Hall', ar: 'قاعة الميناء' },
  city: { en: 'Casablanca', ar: 'الدار البيضاء' },
  prize: { en: '$60,000 prize fund', ar: 'جوائز بقيمة 60,000 دولار' },
  attendance: 5_200,
  art: knee,
}

export const story: EventStory = {
  subtitle: { en: 'Forty-one seconds at home', ar: 'إحدى وأربعون ثانية على أرضها' },
  viewers: 54_890,
  languages: { commentary: ['ar'], captions: ['ar'] },
  description: {
    en: 'A sold-out hall beside the harbour. Rahal needed forty-one seconds, Al Suwaidi ninety, and Maciel took the main event to the third before finding the choke.',
    ar: 'قاعة كاملة العدد قرب الميناء. احتاجت رحّال إلى إحدى وأربعين ثانية والسويدي إلى تسعين، أما ماسيل فاحتاج في النزال الرئيسي إلى الجولة الثالثة ليجد الخنقة.',
  },
  fights: [
    ['ilyas-brandt', 'raoni-maciel', 'lightweight', 5, ['blue', 'submission', 3, '1:56']],
    ['yasmin-rahal', 'grace-delos-reyes', 'flyweight', 3, ['red', 'ko', 1, '0:41']],
    ['alikhan-seitov', 'ziad-khoury', 'welterweight', 3, ['draw', 'draw', 3, '5:00']],
    ['idrissa-badji', 'yazan-qawasmi', 'middleweight', 3, ['noContest', 'noContest', 2, '2:12']],
    ['salma-benjelloun', 'hind-al-suwaidi', 'strawweight', 3, ['blue', 'submission', 1, '1:30']],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'forty-one', seconds: 41, views: 91_300, bout: 2 },
    en: ['Forty-one seconds', 'The bell, a feint, a left hook. Delos Reyes asks the referee what happened.'],
    ar: ['إحدى وأربعون ثانية', 'الجرس ثم خدعة ثم خطافية يسرى، وديلوس رييس تسأل الحكم عما جرى.'],
  },
  {
    clip: { id: 'choke', seconds: 66, views: 47_500 },
    en: ['Maciel finds the neck', 'Brandt stands up with him on his back, and sits down again slowly.'],
    ar: ['ماسيل يصل إلى العنق', 'ينهض برانت وماسيل على ظهره، ثم يجلس ببطء.'],
  },
  {
    clip: { id: 'ninety', seconds: 49, views: 33_100, bout: 5 },
    en: ['Al Suwaidi in ninety', 'Straight to the fence, straight to the arm.'],
    ar: ['السويدي في تسعين ثانية', 'إلى السياج مباشرة، ثم إلى الذراع مباشرة.'],
  },
  {
    clip: { id: 'draw', seconds: 61, views: 15_700, bout: 3 },
    en: ['Nobody wins', 'Khoury and Seitov shake hands, then shake their heads.'],
    ar: ['لا فائز', 'يتصافح خوري وسيتوف ثم يهزان رأسيهما.'],
  },
]
