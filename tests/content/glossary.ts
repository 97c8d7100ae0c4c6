import type { TextPair } from '../support/every-text.ts'

/**
 * The words of this house: one thing, one word. `not` is what else it has been called; where that is a good word for
 * another thing, the pattern or `only` keeps the two apart. `wrong` are texts that were once on the site.
 */
export type GlossaryRow = {
  thing: string
  /** Found in a text of the site, so that no row outlives its word. */
  word: string
  not: RegExp
  wrong: readonly string[]
  /** Good words that look like the wrong one. */
  right?: readonly string[]
  only?: (text: TextPair) => boolean
}

const ofCricket = ({ where }: TextPair) =>
  /^scoreboard:|^home-ticker:|cricket|ten-days-in-sharjah|nineteenth-over|matches\//.test(where)
const ofCombat = ({ where }: TextPair) => /boxing|mma|combat|burj|rio-|northside|event-crm/.test(where)

/** The word by itself, with the particles that Arabic writes before it. */
function word(pattern: string, after = '(?![\\u0621-\\u0652])'): RegExp {
  return new RegExp(`(?<![\\u0621-\\u0652])[وفبكل]{0,2}(?:ال)?(?:${pattern})${after}`)
}

export const glossary: readonly GlossaryRow[] = [
  { thing: 'cricket', word: 'كريكيت', not: /كريكت/, wrong: ['كريكت', 'الكريكت'] },
  {
    thing: 'run, runs',
    word: 'ركضات',
    not: word('رن|رنًا|رنات|رنّ?ين'),
    wrong: ['بفارق 39 رنًا', 'أربعة رنات', 'بلا فارق في الرنات', 'من رنّين للقادم'],
    right: ['رنا زريقات', 'قارن بين لاعبَين', 'وهو يرن'],
  },
  {
    thing: 'four, six',
    word: 'ضربات سداسية',
    not: word('أربعات|ست(?:ّ)?ات|ست(?:ّ)?تين|أربعة وستة'),
    wrong: ['بست أربعات وست ستّات', 'الستات', 'مع ستّتين', 'ضرب أول كرتين أربعة وستة'],
    right: ['سداسيات الإمارات', 'ستة لاعبين وستة أوفرات'],
  },
  {
    thing: 'over',
    word: 'أوفر',
    not: word('جولة|جولات'),
    only: ofCricket,
    wrong: ['في آخر خمس جولات'],
  },
  {
    thing: 'wicket broken by the keeper, run out',
    word: 'كسر الويكيت',
    not: /خروج بالجري|يخرج بالجري|(?:^|\s)(?:ب)?(?:ال)?إسقاط(?:\s|$)|عند الأعواد/,
    only: ofCricket,
    wrong: ['خروج بالجري', 'إسقاط محمد حارث', 'يخرج بالإسقاط من أول كرة', 'الإخراج الثاني عند الأعواد'],
  },
  {
    thing: 'catch',
    word: 'التقاطة',
    not: word('لقطة|لقطات'),
    only: (text) => ofCricket(text) && /\bcatch/i.test(text.en),
    wrong: ['لقطة العام', 'ثلاث لقطات'],
  },
  {
    thing: 'frame',
    word: 'إطار',
    not: /لقطةً? بلقطة|(?:لقطة|لقطات) في الثانية|لكل لقطة/,
    wrong: ['تُراقَب كل كاميرا لقطةً بلقطة', 'بخمسين لقطة في الثانية', 'مراجعة لكل لقطة'],
  },
  {
    thing: 'knockout',
    word: 'ضربة قاضية',
    not: /(?<!ضرب(?:ة|ات)(?: [\u0621-\u064a]+)? (?:ال)?)(?<![\u0621-\u0652])[وب]?(?:ال)?قاضي(?:ة|ات)/,
    wrong: ['قاضيات وويكيتات', 'أربعة منها بالقاضية', 'قاضية الليلة', 'نسبة القاضية'],
    right: ['ضربة قاضية', 'بالضربة القاضية', 'ضربات قاضية', 'ضربة الشهر القاضية'],
  },
  {
    thing: 'stoppage',
    word: 'حسم قبل النهاية',
    not: word('إيقاف|إيقافات', '(?! الطبي| الموسيقى|[\\u0621-\\u0652])'),
    wrong: ['إيقاف الليلة', 'أربعة إيقافات', 'أول إيقاف.', 'يُحسم بالإيقاف.'],
    right: ['الإيقاف الطبي', 'إيقاف الموسيقى', 'تطلب إيقافها'],
  },
  {
    thing: 'stop a fighter',
    word: 'حسم',
    not: /(?<![\u0621-\u0652])[وف]?(?:أوقف|أُوقف)(?! العدّ)/,
    only: ofCombat,
    wrong: ['أوقف حداد كول في الجولة الرابعة', 'الذي أُوقف في الجولة الثالثة'],
    right: ['لأنه أوقف العدّ'],
  },
  {
    thing: 'judges',
    word: 'حكام',
    not: word('قضاة|قاضيان|قاضيين|قاضٍ|قاضيًا'),
    wrong: ['قاضيان مقابل واحد', 'وقاضٍ واحد رآها تعادلًا'],
    right: ['الاختصاص القضائي', 'ضربة قاضية'],
  },
  { thing: 'no contest', word: 'بلا نتيجة', not: /إلغاء النزال/, wrong: ['إلغاء النزال'] },
  {
    thing: 'welterweight, middleweight',
    word: 'وزن الويلتر',
    not: /وزن الوسط/,
    wrong: ['وزن الوسط'],
    right: ['الوزن المتوسط', 'لاعب وسط'],
  },
  {
    thing: 'purse, bonus',
    word: 'أجر النزال',
    not: word('علاوة|علاوات'),
    wrong: ['تحديد العلاوة', 'المكافآت والعلاوات'],
  },
  {
    thing: 'a purse is no bonus',
    word: 'أجور النزالات',
    not: /مكافأة|المكافآت/,
    only: ({ en }) => /\bpurses?\b/i.test(en) && !/\bbonus/i.test(en),
    wrong: ['حجز المكافأة'],
  },
  {
    thing: 'jab',
    word: 'الجاب',
    not: /لكم(?:ة|ته|تها) (?:ال)?مستقيمة|(?:ال)?لكمة المستقيمة/,
    wrong: ['خلف اللكمة المستقيمة', 'على لكمته المستقيمة'],
    right: ['اليسرى المستقيمة'],
  },
  { thing: 'hook', word: 'خطافية', not: /خطّ?اف(?!ي)/, wrong: ['الخطّاف', 'ثم خطاف أيسر'] },
  {
    thing: 'guard of a boxer',
    word: 'الحماية',
    not: /حراسته|(?:ال)?حراسة (?:مرفوعة|ترتفع)/,
    wrong: ['ملاكم يرفع حراسته', 'الحراسة مرفوعة قبل الجرس'],
    right: ['حراسة الحد المستقيم'],
  },
  {
    thing: 'orthodox',
    word: 'يمينية',
    not: /ملاكم(?:ًا)? (?:ال)?تقليدي|الملاكم التقليدي/,
    wrong: ['حين يواجه ملاكم تقليدي'],
  },
  {
    thing: 'yorker',
    word: 'يوركر',
    not: /(?:كرة|ثم) على القدم/,
    only: ofCricket,
    wrong: ['كرة على القدم ومثلها'],
  },
  {
    thing: 'open tournament',
    word: 'المفتوحة',
    not: /(?:^|بطل )مفتوح [\u0621-\u064a]/,
    wrong: ['مفتوح البحرين', 'بطل مفتوح ألماتي'],
    right: ['يوم مفتوح', 'التسجيل مفتوح'],
  },
  {
    thing: 'who watches free of charge',
    word: 'يشاهدون مجانًا',
    not: /مشاهد(?:ًا)? مجاني|المشاهدين المجانيين/,
    wrong: ['500 مشاهد مجاني', 'عدد المشاهدين المجانيين'],
  },
  { thing: 'real time', word: 'معالجة لحظية', not: /معالجة فورية/, wrong: ['معالجة فورية'] },
  {
    thing: 'win prediction',
    word: 'توقّع الفوز',
    not: /توقّ?ع الفائز/,
    wrong: ['توقع الفائز'],
  },
  {
    thing: 'long-on, long-off',
    word: 'لونغ أوف',
    not: /لاعب العمق|في العمق|من عمق الملعب|لونج/,
    only: ofCricket,
    wrong: ['فوق لاعب العمق', 'بالتقاط في العمق', 'التقاط من عمق الملعب'],
  },
  {
    thing: 'watch code, its characters',
    word: 'ست خانات',
    not: /ستة (?:رموز|أحرف)|الرمز السادس|الحرف الأخير/,
    wrong: ['ستة رموز إلى الصف الأول', 'بعد الرمز السادس', 'ستة أحرف وأرقام'],
  },
  {
    thing: 'generate a code',
    word: 'إنشاء رمز',
    not: /توليد|(?<![\u0621-\u0652])[وف]?ي?ولّد/,
    wrong: ['اضغط توليد الرمز', 'يولّده', 'فولّد رمزًا جديدًا'],
    right: ['مولّد وطاقة احتياطية', 'ميلاد'],
  },
  {
    thing: 'pay-per-view',
    word: 'الدفع مقابل المشاهدة',
    not: /(?:ال)?مشاهدة (?:ال)?مدفوعة|(?:ال)?بثّ? (?:ال)?مدفوع/,
    wrong: ['المشاهدة المدفوعة', 'البث المدفوع والبث برعاية', 'بلا مشاهدة مدفوعة'],
    right: ['إعلانات مدفوعة', 'الحملات المدفوعة'],
  },
  {
    thing: 'demo area',
    word: 'المنطقة التجريبية',
    not: /القسم التجريبي|النسخة التجريبية|العرض التجريبي|عرض سبورتي التجريبي|وضع العرض|للعرض فقط|لوحة تجريبية|المتابعة التجريبية/,
    wrong: ['القسم التجريبي', 'وضع العرض: أدخل', 'في عرض سبورتي التجريبي'],
    right: ['الملف التجريبي', 'المستخدم التجريبي'],
  },
  {
    thing: 'highlights',
    word: 'أبرز اللقطات',
    not: /ملخص|مقاطع تلقائية|اللقطات التلقائية|لقطات تلقائية/,
    wrong: ['ملخصات جاهزة', 'الرموز تعمل مع الملخصات', 'مقاطع تلقائية'],
    right: ['مقاطع قصيرة'],
  },
  {
    thing: 'scorecard',
    word: 'بطاقة المباراة',
    not: /(?:ورقة|أوراق) التسجيل|بطاقة (?:ال)?نقاط/,
    wrong: ['ورقة التسجيل', 'أوراق التسجيل', 'بطاقة النقاط'],
    right: ['بطاقة النزالات'],
  },
  {
    thing: 'run of show',
    word: 'برنامج الليلة',
    not: /سير الحفل|خطة (?:ال)?سير/,
    wrong: ['خطة الكاميرات وسير الحفل', 'خطة السير'],
    right: ['سير العمل'],
  },
  {
    thing: 'stumps',
    word: 'أعواد',
    not: word('قوائم|قائمتان'),
    only: ({ en }) => /\bstumps\b/i.test(en),
    wrong: ['قوائم وشباك وشاشات رؤية'],
  },
  {
    thing: 'VIP',
    word: 'كبار الشخصيات',
    not: /(?:دخول|باب|مزايا|يومًا من) VIP/,
    wrong: ['دخول VIP', 'يفتح باب VIP'],
    right: ['مستوى VIP', 'من البرونزي إلى VIP'],
  },
  {
    thing: 'blockchain, Web3',
    word: 'البلوكتشين',
    not: /سلسلة الكتل|الويب 3|ويب3/,
    wrong: ['على سلسلة الكتل', 'ولاء الويب 3'],
    right: ['سلسلة الخليج'],
  },
  {
    thing: 'offline',
    word: 'بلا اتصال',
    not: /(?:من )?دون اتصال|غير متصل/,
    wrong: ['دون اتصال', 'من دون اتصال', 'أنت غير متصل.'],
  },
  { thing: 'clean feed', word: 'بث نظيف', not: /إشارة نظيفة/, wrong: ['إشارة نظيفة للقنوات'] },
  {
    thing: 'the company is feminine',
    word: 'تحفظه سبورتي',
    not: /(?<![\u0621-\u0652])(?:ي[\u0621-\u0652]+|صار) سبورتي(?! كوين)/,
    wrong: ['كل ما يحفظه سبورتي هنا', 'صار سبورتي على جهازك'],
    right: ['تطبيق سبورتي', 'سبورتي صارت على جهازك'],
  },
  {
    thing: 'g in foreign names',
    word: 'غرافيكس',
    not: /جرافيك|ميجا|كيلوجرام|جلبدين|سيجنال|جوجل/,
    wrong: ['الجرافيكس', 'ميجابايت', 'جلبدين'],
    right: ['الجوجيتسو', 'جيلاني', 'الإنجليزية'],
  },
  {
    thing: 'artificial intelligence is never shortened',
    word: 'الذكاء الاصطناعي',
    not: /ذكاء(?! (?:ال)?اصطناعي)/,
    wrong: ['بث مباشر معزّز بالذكاء', 'ذكاء سبورتي', 'خدمات الذكاء الست'],
  },
  {
    thing: 'cricketers as the press of the Emirates spells them',
    word: 'غلبدين نايب',
    not: /الله محمد غضنفر|غلبدين نائب|(?:صديق الله أتل|كريم جنت|عظمت الله عمرزي|عبد الله أحمدزي)(?![\u0621-\u0652])/,
    wrong: ['الله محمد غضنفر', 'صديق الله أتل 64', 'كريم جنت،', 'عظمت الله عمرزي وإبراهيم'],
    right: ['صديق الله أتال', 'كريم جنات', 'عظمت الله عمرزاي'],
  },
  {
    thing: 'sides are translated',
    word: 'نادي الخور',
    not: /إف سي|يونايتد|كايتس|كومبات|عمّان سيتي|نادي برج|طائرات كابول(?! الورقية)/,
    wrong: ['خور إف سي', 'نايل يونايتد', '«كايتس»', 'نادي برج للقتال', 'أبقت طائرات كابول بحّارة مسقط'],
  },
  {
    thing: 'support is a team, not an office',
    word: 'فريق الدعم',
    not: /المكتب مغلق|راسل المكتب|المكتب نفسه/,
    wrong: ['المكتب مغلق، اكتب إلينا', 'راسل المكتب'],
    right: ['مكتب الإمارات للبيانات'],
  },
  {
    thing: 'words put over from English',
    word: 'الخطوة التالية',
    not: /قواعد البيت|الصفحة الأخيرة|(?<![\u0621-\u0652])كام(?![\u0621-\u0652])|كتطبيق|كجدول|كعرض|في جدول كامل|مبثوثة|علامة بيضاء/,
    wrong: ['قواعد البيت', 'الصفحة الأخيرة كل جمعة', 'كام', 'اقرأ الأوفرات كجدول', 'ليلة مبثوثة'],
    right: ['كاميرا', 'كامل العدد'],
  },
]
