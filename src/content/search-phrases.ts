import type { Localized } from './localized.ts'

type SearchPhrases = {
  /** Phrases, separated by commas. */
  words: Localized
  /** The pages that answer it. */
  paths: readonly string[]
}

/** What people search for in words that the page itself does not use. */
export const searchPhrases: readonly SearchPhrases[] = [
  {
    words: {
      en: 'prices, pricing, costs, rates, how much',
      ar: 'سعر، أسعار، تكلفة، كم السعر، سعر الباقة',
    },
    paths: ['/#packages'],
  },
  {
    words: { en: 'ppv, pay per view', ar: 'دفع مقابل المشاهدة، بيع البث' },
    paths: ['/#package-gold', '/#package-platinum', '/terms-conditions-app#payments'],
  },
  {
    words: { en: 'tickets, tonight, today', ar: 'تذكرة، تذاكر، الليلة، اليوم، مواعيد اليوم' },
    paths: ['/events'],
  },
  {
    words: {
      en: 'watch tonight, watch live, watch code, enter a code',
      ar: 'مشاهدة مباراة الليلة، شاهد الليلة، بث مباشر، رمز المشاهدة، أدخل الرمز',
    },
    paths: ['/watch'],
  },
  {
    words: { en: 'public screening, pub', ar: 'كافيه، عرض عام، تلفزيون' },
    paths: ['/help#bigger-screen'],
  },
  {
    words: { en: 'when does it start, start time', ar: 'متى تبدأ، متى يبدأ، موعد البداية' },
    paths: ['/help#start-times', '/events'],
  },
  {
    words: { en: 'schedule', ar: 'مواعيد اليوم، مواعيد المباريات' },
    paths: ['/live-scores?view=fixtures'],
  },
  { words: { en: 'reminder, remind me', ar: 'تذكير، ذكرني' }, paths: ['/help#calendar'] },
  {
    words: {
      en: 'top scorer, most runs, best batter, best bowler, statistics',
      ar: 'هداف، أفضل ضارب، أفضل رامٍ، إحصائيات',
    },
    paths: ['/live-scores'],
  },
  {
    words: {
      en: 'refunds, money back',
      ar: 'استرداد المبلغ، استرداد ثمن التذكرة، استرجاع، رد المبلغ',
    },
    paths: ['/terms-conditions-app#refunds'],
  },
  {
    words: {
      en: 'delete my data, erase, clear',
      ar: 'حذف بياناتي، مسح بياناتي',
    },
    paths: ['/your-data', '/privacy#rights'],
  },
  {
    words: {
      en: 'media kit, press kit, journalist, accreditation',
      ar: 'صحافة، صحفي، مركز إعلامي، حقيبة إعلامية، اعتماد',
    },
    paths: ['/contact#press'],
  },
  {
    words: { en: 'become a sponsor, sponsoring', ar: 'راعٍ، راعيًا، رعاية، رعاة' },
    paths: ['/partnerships', '/contact#partnerships'],
  },
  {
    words: {
      en: 'phone number, call, whatsapp, live chat, email, address',
      ar: 'رقم الهاتف، هاتف، تلفون، جوال، اتصل، واتساب، واتس اب، محادثة، دردشة مباشرة، بريد، عنوان',
    },
    paths: ['/contact', '/help'],
  },
  {
    words: {
      en: 'careers, jobs, vacancies, hiring, work with us',
      ar: 'وظائف، وظيفة، توظيف، فرص عمل، اعمل معنا',
    },
    paths: ['/contact'],
  },
]
