import { stillCricket } from '@/assets/art/still-cricket.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Emirates Sixes: Group Stage', ar: 'سداسيات الإمارات: دور المجموعات' },
  sport: 'cricket',
  dayOffset: -12,
  timeUtc: { hours: 11, minutes: 0 },
  durationMinutes: 214,
  venue: { en: 'Sharjah Cricket Stadium', ar: 'استاد الشارقة للكريكيت' },
  city: { en: 'Sharjah', ar: 'الشارقة' },
  prize: { en: 'Seedings for finals day', ar: 'ترتيب المواجهات في يوم النهائيات' },
  attendance: 4_300,
  art: stillCricket,
}

export const story: EventStory = {
  subtitle: { en: 'Two matches each, one table', ar: 'مباراتان لكل فريق وجدول واحد' },
  viewers: 28_700,
  languages: { commentary: ['en'], captions: ['en'] },
  description: {
    en: 'Two matches each to decide the finals-day line-up. The Lanterns won both. The Mariners lost both and still have a semi-final to make up for it.',
    ar: 'مباراتان لكل فريق لتحديد مواجهات يوم النهائيات. فازت «الفوانيس» في الاثنتين، وخسر «البحّارة» الاثنتين، وما زال أمامهم نصف النهائي للتعويض.',
  },
  matches: [
    ['group', 'sharjah-lanterns', 'kabul-kites', ['red', '97/2 (6)', '88/4 (6)', { by: 'runs', amount: 9 }]],
    ['group', 'ravi-riders', 'muscat-mariners', ['red', '112/1 (6)', '79/5 (6)', { by: 'runs', amount: 33 }]],
    ['group', 'kabul-kites', 'ravi-riders', ['red', '91/3 (6)', '86/4 (6)', { by: 'runs', amount: 5 }]],
    [
      'group',
      'sharjah-lanterns',
      'muscat-mariners',
      ['red', '94/3 (6)', '81/4 (6)', { by: 'runs', amount: 13 }],
    ],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'stumping', seconds: 28, views: 19_600 },
    en: ['Second stumping', 'Al Shehhi whips off the bails before the batter has finished his swing.'],
    ar: ['ثاني كسر للويكيت', 'يُسقط الشحي العارضتين قبل أن يكمل الضارب حركته.'],
  },
  {
    clip: { id: 'one-wicket', seconds: 76, views: 22_800, bout: 2 },
    en: ['A hundred in six overs, one wicket down', 'Sherazi and the Riders, at more than eighteen an over.'],
    ar: ['مئة في ستة أوفرات بويكيت واحد', 'شيرازي و«الفرسان» بمعدل يفوق ثماني عشرة ركضة في الأوفر.'],
  },
  {
    clip: { id: 'last-six', seconds: 64, views: 17_900, bout: 3 },
    en: ['Five runs in it', 'Wardak’s last over against his friends from Lahore.'],
    ar: ['الفارق خمس ركضات', 'أوفر ورداك الأخير أمام أصدقائه من لاهور.'],
  },
]
