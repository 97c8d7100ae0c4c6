import { daysAgo } from '@/content/localized.ts'
import type { PlayerRecord } from '@/content/players/types.ts'

export const casaCombat: readonly PlayerRecord[] = [
  {
    id: 'yasmin-rahal',
    name: { en: 'Yasmin Rahal', ar: 'ياسمين رحّال' },
    nickname: { en: 'Atlas', ar: 'أطلس' },
    person: { gender: 'female', country: 'ma', age: 25, heightCm: 165, weightKg: 57, reachCm: 168 },
    plays: { sport: 'mma', team: 'casa-combat', division: 'flyweight', stance: 'orthodox' },
    career: { ranking: 5, yearsPro: 5, before: { wins: 10, losses: 1, draws: 0, knockouts: 6 } },
    achievements: [
      daysAgo(21, {
        en: ['Flyweight champion', 'Armbar inside two rounds at Desert Fury 7.'],
        ar: ['بطلة وزن الذبابة', 'إخضاع بقفل الذراع في أقل من جولتين في «غضب الصحراء 7».'],
      }),
      daysAgo(44, {
        en: ['Fastest knockout of the season', 'Forty-one seconds, Casa Combat Night.'],
        ar: ['أسرع ضربة قاضية هذا الموسم', 'إحدى وأربعون ثانية في ليلة كازا للقتال.'],
      }),
      daysAgo(1890, {
        en: ['African amateur champion', 'Five bouts in three days in Rabat.'],
        ar: ['بطلة أفريقيا للهواة', 'خمسة نزالات في ثلاثة أيام في الرباط.'],
      }),
    ],
  },
  {
    id: 'ilyas-brandt',
    name: { en: 'Ilyas Brandt', ar: 'إلياس برانت' },
    nickname: { en: 'Hamburg', ar: 'هامبورغ' },
    person: { gender: 'male', country: 'de', age: 30, heightCm: 180, weightKg: 70, reachCm: 183 },
    plays: { sport: 'mma', team: 'casa-combat', division: 'lightweight', stance: 'orthodox' },
    career: { ranking: 18, yearsPro: 10, before: { wins: 16, losses: 5, draws: 0, knockouts: 8 } },
    achievements: [
      daysAgo(21, {
        en: ['Split decision, Desert Fury 7', 'Three rounds with Zurabiani, two cards to one.'],
        ar: ['قرار منقسم في «غضب الصحراء 7»', 'ثلاث جولات أمام زورابياني وبطاقتان مقابل واحدة.'],
      }),
      daysAgo(770, {
        en: ['European title', 'Won in Bremen in front of his whole football club.'],
        ar: ['لقب أوروبا', 'توّج به في بريمن أمام كل زملائه في نادي الكرة.'],
      }),
    ],
  },
  {
    id: 'idrissa-badji',
    name: { en: 'Idrissa Badji', ar: 'إدريسا بادجي' },
    nickname: { en: 'Baobab', ar: 'الباوباب' },
    person: { gender: 'male', country: 'sn', age: 28, heightCm: 186, weightKg: 84, reachCm: 194 },
    plays: { sport: 'mma', team: 'casa-combat', division: 'middleweight', stance: 'orthodox' },
    career: { ranking: 19, yearsPro: 6, before: { wins: 9, losses: 2, draws: 0, knockouts: 6 } },
    status: 'injured',
    achievements: [
      daysAgo(44, {
        en: ['Three judges, one name', 'Unanimous over Qawasmi in the home hall.'],
        ar: ['ثلاثة حكام واسم واحد', 'فوز بالإجماع على القواسمي على أرضه.'],
      }),
      daysAgo(203, {
        en: ['Submission at Burj 6', 'Vrba, second round, from the bottom.'],
        ar: ['إخضاع في «البرج 6»', 'أمام فربا في الجولة الثانية ومن أسفل.'],
      }),
      daysAgo(1300, {
        en: ['King of the sand', 'Undefeated in a season of traditional laamb.'],
        ar: ['ملك الرمل', 'موسم كامل بلا هزيمة في مصارعة «لامب» التقليدية.'],
      }),
    ],
  },
  {
    id: 'saad-mirza',
    name: { en: 'Saad Mirza', ar: 'سعد ميرزا' },
    nickname: { en: 'The Poet', ar: 'الشاعر' },
    person: { gender: 'male', country: 'pk', age: 24, heightCm: 169, weightKg: 61, reachCm: 172 },
    plays: { sport: 'mma', team: 'casa-combat', division: 'bantamweight', stance: 'orthodox' },
    career: { ranking: 21, yearsPro: 3, before: { wins: 5, losses: 1, draws: 0, knockouts: 1 } },
    achievements: [
      daysAgo(21, {
        en: ['Four submissions', 'The fourth, over Al Buainain, took less than a round.'],
        ar: ['أربعة إخضاعات', 'رابعها أمام البوعينين ولم يحتج إلى جولة كاملة.'],
      }),
      daysAgo(540, {
        en: ['North African jiu-jitsu gold', 'Six matches in Tunis without a point against him.'],
        ar: ['ذهبية شمال أفريقيا للجوجيتسو', 'ستة نزالات في تونس بلا نقطة واحدة ضده.'],
      }),
    ],
  },
  {
    id: 'hassan-amin',
    name: { en: 'Hassan Amin', ar: 'حسن أمين' },
    nickname: { en: 'The Captain', ar: 'القبطان' },
    person: { gender: 'male', country: 'eg', age: 32, heightCm: 174, weightKg: 66, reachCm: 176 },
    plays: { sport: 'mma', team: 'casa-combat', division: 'featherweight', stance: 'orthodox' },
    career: { ranking: 31, yearsPro: 11, before: { wins: 9, losses: 4, draws: 0, knockouts: 4 } },
    achievements: [
      daysAgo(21, {
        en: [
          'Paid back',
          'Lost to Beltrao on the young man’s debut, and beat him in the rematch on all three cards.',
        ],
        ar: ['دين قديم', 'خسر أمام بلتراو في أول نزال للشاب، ثم هزمه في الثأر على بطاقات الحكام الثلاثة.'],
      }),
      daysAgo(365, {
        en: ['Alexandria veteran', 'Ten years as a professional, and never late for a weigh-in.'],
        ar: ['مخضرم الإسكندرية', 'عشرة أعوام من الاحتراف بلا تأخر واحد عن الميزان.'],
      }),
    ],
  },
  {
    id: 'alikhan-seitov',
    name: { en: 'Alikhan Seitov', ar: 'عليخان سيتوف' },
    nickname: { en: 'Steppe Wolf', ar: 'ذئب السهوب' },
    person: { gender: 'male', country: 'kz', age: 27, heightCm: 179, weightKg: 77, reachCm: 182 },
    plays: { sport: 'mma', team: 'casa-combat', division: 'welterweight', stance: 'southpaw' },
    career: { ranking: 38, yearsPro: 6, before: { wins: 9, losses: 4, draws: 0, knockouts: 3 } },
    achievements: [
      daysAgo(44, {
        en: ['Draw of the season', 'Three rounds with Khoury that no two people scored alike.'],
        ar: ['تعادل الموسم', 'ثلاث جولات أمام خوري لم يتفق على حسابها اثنان.'],
      }),
      daysAgo(830, {
        en: ['Almaty open champion', 'Four bouts, the last with a cut above each eye.'],
        ar: ['بطل دورة ألماتي المفتوحة', 'أربعة نزالات، خاض آخرها بجرح فوق كل عين.'],
      }),
    ],
  },
  {
    id: 'salma-benjelloun',
    name: { en: 'Salma Benjelloun', ar: 'سلمى بنجلون' },
    nickname: { en: 'Little Sister', ar: 'الأخت الصغرى' },
    person: { gender: 'female', country: 'ma', age: 21, heightCm: 159, weightKg: 52, reachCm: 161 },
    plays: { sport: 'mma', team: 'casa-combat', division: 'strawweight', stance: 'southpaw' },
    career: { ranking: 46, yearsPro: 1 },
    achievements: [
      daysAgo(203, {
        en: ['Debut at Burj 6', 'Beat a woman with nine wins on all three cards.'],
        ar: ['ظهور أول في «البرج 6»', 'هزمت صاحبة تسعة انتصارات على البطاقات الثلاث.'],
      }),
      daysAgo(560, {
        en: ['Moroccan junior champion', 'Two years in a row, the second with a borrowed coach.'],
        ar: ['بطلة المغرب للشابات', 'عامان متتاليان، والثاني بمدرب مستعار.'],
      }),
    ],
  },
]
