import { heroCricket } from '@/assets/art/hero-cricket.ts'
import { portraitCricket } from '@/assets/art/portrait-cricket.ts'
import { stillCricket } from '@/assets/art/still-cricket.ts'
import type { SportsEvent } from '@/content/events/types.ts'

export const pastCricket: readonly SportsEvent[] = [
  {
    id: 'emirates-sixes-groups',
    title: { en: 'Emirates Sixes: Group Stage', ar: 'سداسيات الإمارات: دور المجموعات' },
    subtitle: { en: 'Two matches each, one table', ar: 'مباراتان لكل فريق وجدول واحد' },
    sport: 'cricket',
    status: 'past',
    dayOffset: -12,
    timeUtc: { hours: 11, minutes: 0 },
    venue: { en: 'Sharjah Cricket Stadium', ar: 'استاد الشارقة للكريكيت' },
    city: { en: 'Sharjah', ar: 'الشارقة' },
    prize: { en: 'Places in the semi-finals', ar: 'مقاعد نصف النهائي' },
    attendance: 4_300,
    viewers: 28_700,
    durationMinutes: 214,
    art: stillCricket,
    mayMirror: true,
    description: {
      en: 'Two matches each to settle who meets whom on finals day. The Lanterns won both, the Mariners lost both and go in as the side nobody wants to draw twice.',
      ar: 'مباراتان لكل فريق لتحديد مواجهات يوم النهائيات. فازت «الفوانيس» في الاثنتين، وخسر «البحّارة» الاثنتين، لكن أحدًا لا يتمنى لقاءهم مرة أخرى.',
    },
    highlights: [
      {
        id: 'stumping',
        title: { en: 'Second stumping', ar: 'ثاني كسر للويكيت' },
        description: {
          en: 'Al Shehhi takes the bails before the batter has finished his swing.',
          ar: 'يُسقط الشحي العارضتين قبل أن يكمل الضارب حركته.',
        },
        seconds: 28,
        views: 19_600,
      },
      {
        id: 'one-wicket',
        title: { en: 'One wicket down, six overs up', ar: 'ويكيت واحد في ستة أوفرات' },
        description: {
          en: 'Sherazi and the Riders pass a hundred without hurrying.',
          ar: 'شيرازي و«الفرسان» يتجاوزون المئة بلا عجلة.',
        },
        seconds: 76,
        views: 22_800,
        bout: 2,
      },
      {
        id: 'last-six',
        title: { en: 'Five runs in it', ar: 'خمس ركضات فقط' },
        description: {
          en: 'Wardak’s last over against his friends from Lahore.',
          ar: 'أوفر ورداك الأخير أمام أصدقائه من لاهور.',
        },
        seconds: 64,
        views: 17_900,
        bout: 3,
      },
    ],
  },
  {
    id: 'desert-t20-cup',
    title: { en: 'Desert T20 Cup Final', ar: 'نهائي كأس الصحراء T20' },
    subtitle: { en: 'Eleven needed, two balls taken', ar: 'إحدى عشرة ركضة في كرتين' },
    sport: 'cricket',
    status: 'past',
    dayOffset: -66,
    timeUtc: { hours: 15, minutes: 0 },
    venue: { en: 'Sharjah Cricket Stadium', ar: 'استاد الشارقة للكريكيت' },
    city: { en: 'Sharjah', ar: 'الشارقة' },
    prize: { en: '$70,000 and the cup', ar: '70,000 دولار والكأس' },
    attendance: 11_200,
    viewers: 104_800,
    durationMinutes: 412,
    art: heroCricket,
    mayMirror: false, // mirrored, the batter would change hands
    description: {
      en: 'Eleven needed from the last over. Sherazi took two balls. Before it, the Kites had kept the Mariners twelve runs short in the match for third place.',
      ar: 'إحدى عشرة ركضة مطلوبة في الأوفر الأخير، واكتفى شيرازي بكرتين. وقبلها أبقت طائرات كابول الورقية بحّارة مسقط على بُعد اثنتي عشرة ركضة في مباراة المركز الثالث.',
    },
    highlights: [
      {
        id: 'two-balls',
        title: { en: 'Two balls', ar: 'كرتان' },
        description: {
          en: 'Over long-on, then over the same man again.',
          ar: 'فوق لاعب لونغ أون، ثم فوقه مرة أخرى.',
        },
        seconds: 39,
        views: 128_300,
      },
      {
        id: 'catch',
        title: { en: 'The catch on the rope', ar: 'التقاطة عند الحبل' },
        description: {
          en: 'Al Balushi throws it back to himself from outside the ground.',
          ar: 'البلوشي يعيد الكرة إلى نفسه من خارج الملعب.',
        },
        seconds: 31,
        views: 96_200,
        bout: 2,
      },
      {
        id: 'nineteenth',
        title: { en: 'The over before', ar: 'الأوفر الذي سبقه' },
        description: {
          en: 'Four singles and two dots: the Lanterns did almost everything right.',
          ar: 'أربع ركضات مفردة وكرتان بلا ركضات: لم تخطئ «الفوانيس» في شيء تقريبًا.',
        },
        seconds: 102,
        views: 30_700,
      },
    ],
  },
  {
    id: 'pearl-t20',
    title: { en: 'Pearl T20 Final', ar: 'نهائي كأس اللؤلؤ T20' },
    subtitle: { en: 'Nine to defend', ar: 'تسع ركضات للدفاع عنها' },
    sport: 'cricket',
    status: 'past',
    dayOffset: -175,
    timeUtc: { hours: 14, minutes: 30 },
    venue: { en: 'Pearl Oval', ar: 'ملعب اللؤلؤ' },
    city: { en: 'Manama', ar: 'المنامة' },
    prize: { en: '$45,000 and the cup', ar: '45,000 دولار والكأس' },
    attendance: 6_800,
    viewers: 61_200,
    durationMinutes: 398,
    art: portraitCricket,
    mayMirror: true,
    description: {
      en: 'The Lanterns needed nine from the last over with three wickets in hand. Wardak gave them five. Earlier the Mariners won third place in the third season of their life.',
      ar: 'احتاجت «الفوانيس» إلى تسع ركضات من الأوفر الأخير وبيدها ثلاثة ويكيتات، فلم يمنحها ورداك إلا خمسًا. وقبلها خطف البحّارة المركز الثالث في موسمهم الثالث.',
    },
    highlights: [
      {
        id: 'last-over',
        title: { en: 'Four dots', ar: 'أربع كرات بلا ركضات' },
        description: {
          en: 'Yorker, yorker, four, yorker, one, and a slower ball that nobody hit.',
          ar: 'يوركر ثم يوركر، ثم ضربة حدودية، ثم يوركر، ثم ركضة واحدة، وأخيرًا كرة بطيئة لم يلمسها أحد.',
        },
        seconds: 118,
        views: 73_500,
      },
      {
        id: 'balushi',
        title: { en: '41 and three wickets', ar: '41 ركضة وثلاثة ويكيتات' },
        description: {
          en: 'Al Balushi’s afternoon against the Riders, in two minutes.',
          ar: 'ظهيرة البلوشي أمام «الفرسان» في دقيقتين.',
        },
        seconds: 120,
        views: 24_300,
        bout: 2,
      },
      {
        id: 'field',
        title: { en: 'The captain moves a man', ar: 'القائد يحرّك لاعبًا' },
        description: {
          en: 'Two metres to the left. The next ball goes there.',
          ar: 'متران إلى اليسار، وإلى هناك تذهب الكرة التالية.',
        },
        seconds: 33,
        views: 15_200,
      },
    ],
  },
]
