import { daysAgo } from '@/content/localized.ts'
import type { PlayerRecord } from '@/content/players/types.ts'

export const northsideGym: readonly PlayerRecord[] = [
  {
    id: 'danny-cole',
    name: { en: 'Danny Cole', ar: 'داني كول' },
    nickname: { en: 'Iron Dan', ar: 'دان الحديدي' },
    person: { gender: 'male', country: 'gb', age: 31, heightCm: 184, weightKg: 72, reachCm: 187 },
    plays: { sport: 'boxing', team: 'northside-gym', division: 'middleweight', stance: 'orthodox' },
    career: { ranking: 8, yearsPro: 10, before: { wins: 15, losses: 3, draws: 2, knockouts: 9 } },
    achievements: [
      daysAgo(80, {
        en: ['Winner on the Creek', 'Six rounds behind the jab against Al Jahdali.'],
        ar: ['فائز ليلة الخور', 'ست جولات أمام الجحدلي كسبها كول بالجاب.'],
      }),
      daysAgo(905, {
        en: ['Northern area champion', 'Ten rounds in Bolton with a broken knuckle.'],
        ar: ['بطل منطقة الشمال', 'عشر جولات في بولتون بمفصل إصبع مكسور.'],
      }),
    ],
  },
  {
    id: 'luca-ferrandi',
    name: { en: 'Luca Ferrandi', ar: 'لوكا فيراندي' },
    nickname: { en: 'The Barber', ar: 'الحلاق' },
    person: { gender: 'male', country: 'it', age: 30, heightCm: 176, weightKg: 66, reachCm: 178 },
    plays: { sport: 'boxing', team: 'northside-gym', division: 'welterweight', stance: 'orthodox' },
    career: { ranking: 17, yearsPro: 9, before: { wins: 16, losses: 4, draws: 1, knockouts: 7 } },
    achievements: [
      daysAgo(80, {
        en: ['Majority on the Creek', 'Six rounds with Tarawneh, one judge level.'],
        ar: ['قرار بالأغلبية على الخور', 'ست جولات أمام الطراونة، وحكم واحد رآها تعادلًا.'],
      }),
      daysAgo(98, {
        en: ['Stoppage at Night 1', 'Boutrif, third round, two punches to the body.'],
        ar: ['حسم قبل النهاية في الليلة 1', 'أمام بوطريف في الجولة الثالثة بلكمتين إلى الجسد.'],
      }),
    ],
  },
  {
    id: 'callum-strachey',
    name: { en: 'Callum Strachey', ar: 'كالوم ستريتشي' },
    nickname: { en: 'Salford Lad', ar: 'ابن سالفورد' },
    person: { gender: 'male', country: 'gb', age: 23, heightCm: 179, weightKg: 66, reachCm: 184 },
    plays: { sport: 'boxing', team: 'northside-gym', division: 'welterweight', stance: 'southpaw' },
    career: { ranking: 29, yearsPro: 3, before: { wins: 7, losses: 0, draws: 0, knockouts: 4 } },
    achievements: [
      daysAgo(35, {
        en: ['Knockout of the night', 'The right hand that ended Boutrif’s third round, Night 2.'],
        ar: ['ضربة الليلة القاضية', 'اليد اليمنى التي أنهت الجولة الثالثة أمام بوطريف في الليلة 2.'],
      }),
      daysAgo(1100, {
        en: ['English novice title', 'Won on his twentieth birthday.'],
        ar: ['لقب إنجلترا للمبتدئين', 'أحرزه يوم عيد ميلاده العشرين.'],
      }),
    ],
  },
  {
    id: 'keeley-marsh',
    name: { en: 'Keeley Marsh', ar: 'كيلي مارش' },
    nickname: { en: 'Postwoman', ar: 'ساعية البريد' },
    person: { gender: 'female', country: 'gb', age: 29, heightCm: 167, weightKg: 57, reachCm: 169 },
    plays: { sport: 'boxing', team: 'northside-gym', division: 'featherweight', stance: 'orthodox' },
    career: { ranking: 33, yearsPro: 5, before: { wins: 8, losses: 1, draws: 1, knockouts: 2 } },
    status: 'injured',
    achievements: [
      daysAgo(80, {
        en: ['Split decision on the Creek', 'Beat Jebali over six rounds on a week’s notice.'],
        ar: ['قرار منقسم على الخور', 'هزمت الجبالي في ست جولات، وقد استُدعيت قبلها بأسبوع.'],
      }),
      daysAgo(600, {
        en: ['Area champion', 'Delivered letters that morning, and the belt that night.'],
        ar: ['بطلة المنطقة', 'وزّعت الرسائل صباحًا ونالت الحزام مساءً.'],
      }),
    ],
  },
  {
    id: 'agnieszka-wrona',
    name: { en: 'Agnieszka Wrona', ar: 'أغنيشكا فرونا' },
    nickname: { en: 'The Crow', ar: 'الغراب' },
    person: { gender: 'female', country: 'pl', age: 31, heightCm: 170, weightKg: 57, reachCm: 174 },
    plays: { sport: 'boxing', team: 'northside-gym', division: 'featherweight', stance: 'orthodox' },
    career: { ranking: 36, yearsPro: 8, before: { wins: 11, losses: 3, draws: 0, knockouts: 2 } },
    achievements: [
      daysAgo(260, {
        en: ['Eleven wins', 'The eleventh in Gdansk, over ten two-minute rounds.'],
        ar: ['أحد عشر فوزًا', 'آخرها في غدانسك بعد عشر جولات من دقيقتين.'],
      }),
      daysAgo(1350, {
        en: ['Polish champion', 'Three years running, in two weight classes.'],
        ar: ['بطلة بولندا', 'ثلاثة أعوام متتالية في وزنين مختلفين.'],
      }),
    ],
  },
  {
    id: 'patrick-oyelaran',
    name: { en: 'Patrick Oyelaran', ar: 'باتريك أويلاران' },
    nickname: { en: 'The Professor', ar: 'الأستاذ' },
    person: { gender: 'male', country: 'ng', age: 32, heightCm: 183, weightKg: 72, reachCm: 190 },
    plays: { sport: 'boxing', team: 'northside-gym', division: 'middleweight', stance: 'orthodox' },
    career: { ranking: 39, yearsPro: 9, before: { wins: 11, losses: 3, draws: 1, knockouts: 7 } },
    achievements: [
      daysAgo(98, {
        en: ['Series opener', 'Five rounds with Haddad in the first main event of the series.'],
        ar: ['نزال الافتتاح', 'خمس جولات أمام حداد في أول نزال رئيسي للسلسلة.'],
      }),
      daysAgo(1010, {
        en: ['Lagos title', 'Won on the university campus where he teaches chemistry.'],
        ar: ['لقب لاغوس', 'أحرزه في حرم الجامعة التي يدرّس فيها الكيمياء.'],
      }),
    ],
  },
  {
    id: 'kofi-darkwah',
    name: { en: 'Kofi Darkwah', ar: 'كوفي داركواه' },
    nickname: { en: 'Accra Drum', ar: 'طبل أكرا' },
    person: { gender: 'male', country: 'gh', age: 28, heightCm: 171, weightKg: 61, reachCm: 174 },
    plays: { sport: 'boxing', team: 'northside-gym', division: 'lightweight', stance: 'orthodox' },
    career: { ranking: 41, yearsPro: 6, before: { wins: 8, losses: 2, draws: 0, knockouts: 5 } },
    achievements: [
      daysAgo(80, {
        en: ['Never off his feet', 'Two points losses this season, and nobody has put him down yet.'],
        ar: ['لم يسقط يومًا', 'خسارتان بالنقاط هذا الموسم، ولم يطرحه أحد أرضًا بعد.'],
      }),
      daysAgo(890, {
        en: ['West African champion', 'Stopped four men in Kumasi in one tournament.'],
        ar: ['بطل غرب أفريقيا', 'حسم أربعة نزالات قبل النهاية في بطولة واحدة في كوماسي.'],
      }),
    ],
  },
  {
    id: 'rory-tennant',
    name: { en: 'Rory Tennant', ar: 'روري تينانت' },
    nickname: { en: 'Last Bus', ar: 'الحافلة الأخيرة' },
    person: { gender: 'male', country: 'gb', age: 24, heightCm: 175, weightKg: 61, reachCm: 176 },
    plays: { sport: 'boxing', team: 'northside-gym', division: 'lightweight', stance: 'orthodox' },
    career: { ranking: 47, yearsPro: 3, before: { wins: 6, losses: 2, draws: 0, knockouts: 2 } },
    achievements: [
      daysAgo(80, {
        en: ['Draw on the Creek', 'Six level rounds with Dabbas; the rematch was signed at breakfast.'],
        ar: ['تعادل على الخور', 'ست جولات متكافئة أمام الدباس، ووُقّع نزال الإعادة على مائدة الفطور.'],
      }),
      daysAgo(780, {
        en: ['Manchester Cup', 'Three bouts in one day, home by the last bus.'],
        ar: ['كأس مانشستر', 'ثلاثة نزالات في يوم واحد وعودة في الحافلة الأخيرة.'],
      }),
    ],
  },
]
