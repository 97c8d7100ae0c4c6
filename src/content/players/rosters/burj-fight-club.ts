import { daysAgo } from '@/content/localized.ts'
import type { PlayerRecord } from '@/content/players/types.ts'

export const burjFightClub: readonly PlayerRecord[] = [
  {
    id: 'khalid-al-mansoori',
    name: { en: 'Khalid Al Mansoori', ar: 'خالد المنصوري' },
    nickname: { en: 'The Falcon', ar: 'الصقر' },
    person: { gender: 'male', country: 'ae', age: 27, heightCm: 178, weightKg: 70, reachCm: 184 },
    plays: { sport: 'mma', team: 'burj-fight-club', division: 'lightweight', stance: 'southpaw' },
    career: { ranking: 1, yearsPro: 8, before: { wins: 16, losses: 2, draws: 0, knockouts: 9 } },
    achievements: [
      daysAgo(147, {
        en: ['Third title defence', 'Brandt, second round, Desert Fury 6.'],
        ar: ['دفاع ثالث عن اللقب', 'أمام برانت في الجولة الثانية من «غضب الصحراء 6».'],
      }),
      daysAgo(610, {
        en: ['Lightweight champion', 'Took the vacant belt over five rounds in Abu Dhabi.'],
        ar: ['بطل الوزن الخفيف', 'انتزع الحزام الشاغر بعد خمس جولات في أبوظبي.'],
      }),
      daysAgo(980, {
        en: ['Emirati fighter of the year', 'Five wins in eleven months, four of them by knockout.'],
        ar: ['مقاتل العام في الإمارات', 'خمسة انتصارات في أحد عشر شهرًا، أربعة منها بالضربة القاضية.'],
      }),
    ],
  },
  {
    id: 'ziad-khoury',
    name: { en: 'Ziad Khoury', ar: 'زياد خوري' },
    nickname: { en: 'The Cedar', ar: 'الأرزة' },
    person: { gender: 'male', country: 'lb', age: 29, heightCm: 183, weightKg: 77, reachCm: 187 },
    plays: { sport: 'mma', team: 'burj-fight-club', division: 'welterweight', stance: 'orthodox' },
    career: { ranking: 9, yearsPro: 8, before: { wins: 10, losses: 2, draws: 0, knockouts: 4 } },
    achievements: [
      daysAgo(203, {
        en: ['Stoppage of the night', 'Seitov, second round, Burj 6.'],
        ar: ['حسم الليلة', 'أمام سيتوف في الجولة الثانية من «البرج 6».'],
      }),
      daysAgo(1120, {
        en: ['Levant Cup winner', 'Two bouts in one evening in Jounieh, the second with a closed eye.'],
        ar: ['بطل كأس المشرق', 'نزالان في أمسية واحدة في جونيه، وخاض الثاني بعين مغلقة.'],
      }),
    ],
  },
  {
    id: 'grace-delos-reyes',
    name: { en: 'Grace Delos Reyes', ar: 'غريس ديلوس رييس' },
    nickname: { en: 'The Tide', ar: 'المدّ' },
    person: { gender: 'female', country: 'ph', age: 26, heightCm: 160, weightKg: 57, reachCm: 163 },
    plays: { sport: 'mma', team: 'burj-fight-club', division: 'flyweight', stance: 'southpaw' },
    career: { ranking: 10, yearsPro: 5, before: { wins: 9, losses: 0, draws: 0, knockouts: 3 } },
    achievements: [
      daysAgo(147, {
        en: ['Nine and nothing', 'Unbeaten from her debut in Cebu until the title fight at Desert Fury 6.'],
        ar: ['تسعة بلا هزيمة', 'بلا هزيمة من أول نزال في سيبو حتى نزال اللقب في «غضب الصحراء 6».'],
      }),
      daysAgo(1440, {
        en: ['Asian jiu-jitsu silver', 'Lost the final on an advantage, in the last nine seconds.'],
        ar: ['فضية آسيا للجوجيتسو', 'خسرت النهائي بأفضلية في آخر تسع ثوانٍ.'],
      }),
    ],
  },
  {
    id: 'hind-al-suwaidi',
    name: { en: 'Hind Al Suwaidi', ar: 'هند السويدي' },
    nickname: { en: 'Sandstorm', ar: 'العاصفة' },
    person: { gender: 'female', country: 'ae', age: 25, heightCm: 162, weightKg: 52, reachCm: 165 },
    plays: { sport: 'mma', team: 'burj-fight-club', division: 'strawweight', stance: 'orthodox' },
    career: { ranking: 11, yearsPro: 4, before: { wins: 7, losses: 1, draws: 0, knockouts: 2 } },
    achievements: [
      daysAgo(44, {
        en: ['Submission in ninety seconds', 'Benjelloun, first round, Casa Combat Night.'],
        ar: ['إخضاع في تسعين ثانية', 'أمام بنجلون في الجولة الأولى من ليلة كازا للقتال.'],
      }),
      daysAgo(820, {
        en: [
          'First Emirati woman on a main card',
          'City Arena, Dubai, and a walkout that took four minutes.',
        ],
        ar: ['أول إماراتية في بطاقة رئيسية', 'سيتي أرينا في دبي، ودخول إلى الحلبة استغرق أربع دقائق.'],
      }),
    ],
  },
  {
    id: 'fahad-al-otaibi',
    name: { en: 'Fahad Al Otaibi', ar: 'فهد العتيبي' },
    nickname: { en: 'Najd', ar: 'نجد' },
    person: { gender: 'male', country: 'sa', age: 23, heightCm: 173, weightKg: 66, reachCm: 178 },
    plays: { sport: 'mma', team: 'burj-fight-club', division: 'featherweight', stance: 'switch' },
    career: { ranking: 12, yearsPro: 3, before: { wins: 6, losses: 0, draws: 0, knockouts: 5 } },
    achievements: [
      daysAgo(147, {
        en: ['Seven and nothing', 'The seventh, over Beltrao, was only the second that needed the judges.'],
        ar: ['سبعة بلا هزيمة', 'سابعها أمام بلتراو، وهو أحد نزالين فقط وصلا إلى الحكام.'],
      }),
      daysAgo(1210, {
        en: ['Saudi amateur champion', 'Four stoppages in four days in Jeddah.'],
        ar: ['بطل السعودية للهواة', 'أربعة نزالات حسمها قبل النهاية في أربعة أيام في جدة.'],
      }),
    ],
  },
  {
    id: 'yazan-qawasmi',
    name: { en: 'Yazan Qawasmi', ar: 'يزن القواسمي' },
    nickname: { en: 'The Architect', ar: 'المهندس' },
    person: { gender: 'male', country: 'jo', age: 30, heightCm: 185, weightKg: 84, reachCm: 191 },
    plays: { sport: 'mma', team: 'burj-fight-club', division: 'middleweight', stance: 'orthodox' },
    career: { ranking: 25, yearsPro: 9, before: { wins: 12, losses: 3, draws: 1, knockouts: 6 } },
    achievements: [
      daysAgo(290, {
        en: [
          'Comeback of the season',
          'Two rounds down in Manama, then a left hook with eight seconds left.',
        ],
        ar: ['عودة الموسم', 'تأخر بجولتين في المنامة، ثم حسمها بخطافية يسرى قبل النهاية بثماني ثوانٍ.'],
      }),
      daysAgo(700, {
        en: ['Ten wins', 'He drew the cage for the tenth himself: he is an architect by day.'],
        ar: ['عشرة انتصارات', 'رسم بنفسه مخطط قفص النزال العاشر، فهو مهندس معماري في النهار.'],
      }),
    ],
  },
  {
    id: 'nawaf-al-buainain',
    name: { en: 'Nawaf Al Buainain', ar: 'نواف البوعينين' },
    nickname: { en: 'Pearl Diver', ar: 'الغوّاص' },
    person: { gender: 'male', country: 'bh', age: 23, heightCm: 168, weightKg: 61, reachCm: 170 },
    plays: { sport: 'mma', team: 'burj-fight-club', division: 'bantamweight', stance: 'orthodox' },
    career: { ranking: 43, yearsPro: 3, before: { wins: 5, losses: 1, draws: 0, knockouts: 2 } },
    achievements: [
      daysAgo(400, {
        en: ['Bahrain Open', 'Three submissions, all with the same choke.'],
        ar: ['بطولة البحرين المفتوحة', 'ثلاثة إخضاعات بالخنقة نفسها.'],
      }),
      daysAgo(660, {
        en: ['Rookie of the camp', 'Chosen by the people he spars with, which is the harder jury.'],
        ar: ['أفضل صاعد في النادي', 'باختيار من يتدرب معهم، وهم لجنة لا تجامل.'],
      }),
    ],
  },
]
