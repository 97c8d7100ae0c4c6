import { daysAgo } from '@/content/localized.ts'
import type { PlayerRecord } from '@/content/players/types.ts'

export const rioGrappling: readonly PlayerRecord[] = [
  {
    id: 'raoni-maciel',
    name: { en: 'Raoni Maciel', ar: 'راوني ماسيل' },
    nickname: { en: 'Anaconda', ar: 'الأناكوندا' },
    person: { gender: 'male', country: 'br', age: 30, heightCm: 175, weightKg: 70, reachCm: 180 },
    plays: { sport: 'mma', team: 'rio-grappling', division: 'lightweight', stance: 'orthodox' },
    career: { ranking: 3, yearsPro: 12, before: { wins: 20, losses: 5, draws: 0, knockouts: 6 } },
    achievements: [
      daysAgo(44, {
        en: ['Submission of the night', 'Brandt, third round, Casa Combat Night.'],
        ar: ['إخضاع الليلة', 'أمام برانت في الجولة الثالثة من ليلة كازا للقتال.'],
      }),
      daysAgo(870, {
        en: ['South American grappling gold', 'Four matches, four submissions, no points conceded.'],
        ar: ['ذهبية أمريكا الجنوبية للمصارعة', 'أربعة نزالات وأربعة إخضاعات بلا نقطة واحدة ضده.'],
      }),
    ],
  },
  {
    id: 'arjun-rathore',
    name: { en: 'Arjun Rathore', ar: 'أرجون راثور' },
    nickname: { en: 'Thar', ar: 'صحراء ثار' },
    person: { gender: 'male', country: 'in', age: 31, heightCm: 180, weightKg: 77, reachCm: 185 },
    plays: { sport: 'mma', team: 'rio-grappling', division: 'welterweight', stance: 'orthodox' },
    career: { ranking: 13, yearsPro: 9, before: { wins: 12, losses: 4, draws: 0, knockouts: 5 } },
    achievements: [
      daysAgo(21, {
        en: ['Fight of the night', 'Seitov, stopped in the third at Desert Fury 7.'],
        ar: ['نزال الليلة', 'حسمه أمام سيتوف في الجولة الثالثة من «غضب الصحراء 7».'],
      }),
      daysAgo(147, {
        en: ['Two judges to one', 'The split decision over Khoury that both of them still argue about.'],
        ar: ['حكمان مقابل واحد', 'فوز على خوري بقرار منقسم ما زال الاثنان يتجادلان فيه.'],
      }),
    ],
  },
  {
    id: 'jussara-pinheiro',
    name: { en: 'Jussara Pinheiro', ar: 'جوسارا بينيرو' },
    nickname: { en: 'The Lock', ar: 'القفل' },
    person: { gender: 'female', country: 'br', age: 32, heightCm: 164, weightKg: 57, reachCm: 166 },
    plays: { sport: 'mma', team: 'rio-grappling', division: 'flyweight', stance: 'orthodox' },
    career: { ranking: 16, yearsPro: 10, before: { wins: 13, losses: 3, draws: 0, knockouts: 2 } },
    achievements: [
      daysAgo(147, {
        en: ['Title defence', 'Five rounds with Delos Reyes at Desert Fury 6, all three cards hers.'],
        ar: ['دفاع عن اللقب', 'خمس جولات أمام ديلوس رييس في «غضب الصحراء 6»، والبطاقات الثلاث لها.'],
      }),
      daysAgo(450, {
        en: ['Flyweight champion', 'Held the belt for fourteen months.'],
        ar: ['بطلة وزن الذبابة', 'احتفظت بالحزام أربعة عشر شهرًا.'],
      }),
    ],
  },
  {
    id: 'radim-vrba',
    name: { en: 'Radim Vrba', ar: 'راديم فربا' },
    nickname: { en: 'The Clockmaker', ar: 'صانع الساعات' },
    person: { gender: 'male', country: 'cz', age: 29, heightCm: 188, weightKg: 84, reachCm: 193 },
    plays: { sport: 'mma', team: 'rio-grappling', division: 'middleweight', stance: 'southpaw' },
    career: { ranking: 20, yearsPro: 7, before: { wins: 14, losses: 5, draws: 0, knockouts: 7 } },
    achievements: [
      daysAgo(21, {
        en: ['Knockout of the night', 'High kick, first round, 1:27. Desert Fury 7.'],
        ar: ['ضربة الليلة القاضية', 'ركلة عالية في الجولة الأولى عند ⁦1:27⁩. «غضب الصحراء 7».'],
      }),
      daysAgo(1530, {
        en: ['Kickboxing national champion', 'Brno, at eighty-six kilos and with a borrowed mouthguard.'],
        ar: ['بطل التشيك في الكيك بوكسينغ', 'في برنو بوزن ستة وثمانين كيلوغرامًا وبواقي أسنان مستعار.'],
      }),
    ],
  },
  {
    id: 'karim-zadran',
    name: { en: 'Karim Zadran', ar: 'كريم زدران' },
    nickname: { en: 'Snow Leopard', ar: 'نمر الثلوج' },
    person: { gender: 'male', country: 'af', age: 26, heightCm: 166, weightKg: 61, reachCm: 170 },
    plays: { sport: 'mma', team: 'rio-grappling', division: 'bantamweight', stance: 'southpaw' },
    career: { ranking: 22, yearsPro: 5, before: { wins: 7, losses: 2, draws: 0, knockouts: 3 } },
    achievements: [
      daysAgo(147, {
        en: ['Four in a row', 'Al Buainain was the fourth, stopped in the second at Desert Fury 6.'],
        ar: ['أربعة متتالية', 'رابعها أمام البوعينين، وحُسم في الجولة الثانية من «غضب الصحراء 6».'],
      }),
      daysAgo(310, {
        en: ['Most takedowns of the season', 'Twenty-six in five bouts.'],
        ar: ['الأكثر إسقاطًا في الموسم', 'ستة وعشرون إسقاطًا في خمسة نزالات.'],
      }),
    ],
  },
  {
    id: 'mei-aramaki',
    name: { en: 'Mei Aramaki', ar: 'مي أراماكي' },
    nickname: { en: 'Needle', ar: 'الإبرة' },
    person: { gender: 'female', country: 'jp', age: 28, heightCm: 157, weightKg: 52, reachCm: 160 },
    plays: { sport: 'mma', team: 'rio-grappling', division: 'strawweight', stance: 'orthodox' },
    career: { ranking: 27, yearsPro: 7, before: { wins: 9, losses: 3, draws: 0, knockouts: 3 } },
    achievements: [
      daysAgo(21, {
        en: [
          'Answered in two',
          'Benjelloun had beaten her at Burj 6. At Desert Fury 7 it ended in the second.',
        ],
        ar: ['ردّت في جولتين', 'هزمتها بنجلون في «البرج 6»، فأنهتها في الجولة الثانية من «غضب الصحراء 7».'],
      }),
      daysAgo(960, {
        en: ['Osaka Grand Prix', 'Eight women, one night in three bouts.'],
        ar: ['جائزة أوساكا الكبرى', 'ثماني مقاتلات وثلاثة نزالات في ليلة واحدة.'],
      }),
    ],
  },
  {
    id: 'levan-zurabiani',
    name: { en: 'Levan Zurabiani', ar: 'ليفان زورابياني' },
    nickname: { en: 'Svan', ar: 'السفاني' },
    person: { gender: 'male', country: 'ge', age: 27, heightCm: 177, weightKg: 70, reachCm: 179 },
    plays: { sport: 'mma', team: 'rio-grappling', division: 'lightweight', stance: 'southpaw' },
    career: { ranking: 28, yearsPro: 6, before: { wins: 13, losses: 4, draws: 1, knockouts: 5 } },
    achievements: [
      daysAgo(203, {
        en: ['Title challenger', 'Met Al Mansoori for the belt at Burj 6 on five weeks’ notice.'],
        ar: ['منافس على اللقب', 'واجه المنصوري على الحزام في «البرج 6»، وقد استُدعي قبله بخمسة أسابيع فقط.'],
      }),
      daysAgo(1090, {
        en: ['Tbilisi sambo gold', 'Won the final with a throw the hall asked to see again.'],
        ar: ['ذهبية تبليسي للسامبو', 'حسم النهائي برمية طلبت القاعة إعادتها.'],
      }),
    ],
  },
  {
    id: 'tiago-beltrao',
    name: { en: 'Tiago Beltrao', ar: 'تياغو بلتراو' },
    nickname: { en: 'The Apprentice', ar: 'التلميذ' },
    person: { gender: 'male', country: 'br', age: 21, heightCm: 171, weightKg: 66, reachCm: 175 },
    plays: { sport: 'mma', team: 'rio-grappling', division: 'featherweight', stance: 'orthodox' },
    career: { ranking: 45, yearsPro: 1 },
    achievements: [
      daysAgo(147, {
        en: ['The distance with the unbeaten', 'Only the second to hear the last bell against Al Otaibi.'],
        ar: ['حتى الجرس أمام من لم يُهزم', 'ثاني من يبلغ الجرس الأخير أمام العتيبي.'],
      }),
      daysAgo(203, {
        en: ['Debut of the year', 'Submitted a man with nine wins in the first round of Burj 6.'],
        ar: ['أفضل ظهور أول في العام', 'أخضع صاحب تسعة انتصارات في الجولة الأولى من «البرج 6».'],
      }),
    ],
  },
]
