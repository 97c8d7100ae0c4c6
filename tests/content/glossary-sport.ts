import type { TextPair } from '../support/every-text.ts'

/**
 * One Arabic term for one concept. `word` must occur in a text of the site, so that no row outlives its term. `not`
 * matches rejected terms, and the pattern or `only` excludes their correct uses. `wrong` lists examples that were once on
 * the site.
 */
export type GlossaryRow = readonly [
  thing: string,
  word: string,
  not: RegExp,
  wrong: readonly string[],
  only?: (text: TextPair) => boolean,
]

export const ofCricket = ({ where }: TextPair) =>
  /^scoreboard:|^scores:|^live:|^home-ticker:|cricket|ten-days-in-sharjah|nineteenth-over|matches\//.test(
    where,
  )
export const ofCombat = ({ where }: TextPair) => /boxing|mma|combat|burj|rio-|northside|event-crm/.test(where)

/** Matches a whole word, including the particles that Arabic prefixes to it. */
export function word(pattern: string, after = '(?![\\u0621-\\u0652])'): RegExp {
  return new RegExp(`(?<![\\u0621-\\u0652])[وفبكل]{0,2}(?:ال)?(?:${pattern})${after}`)
}

export const sportWords: readonly GlossaryRow[] = [
  ['cricket', 'كريكيت', /كريكت/, ['كريكت']],
  ['run, runs', 'ركضات', word('رن|رنًا|رنات|رنّ?ين'), ['بفارق 39 رنًا', 'أربعة رنات', 'من رنّين للقادم']],
  [
    'four, six',
    'ضربات سداسية',
    word('أربعات|ست(?:ّ)?ات|ست(?:ّ)?تين|أربعة وستة'),
    ['بست أربعات وست ستّات', 'مع ستّتين', 'ضرب أول كرتين أربعة وستة'],
  ],
  ['over', 'أوفر', word('جولة|جولات'), ['في آخر خمس جولات'], ofCricket],
  [
    'wicket broken by the keeper, run out',
    'كسر الويكيت',
    /خروج بالجري|يخرج بالجري|(?:^|\s)(?:ب)?(?:ال)?إسقاط(?:\s|$)|عند الأعواد/,
    ['خروج بالجري', 'إسقاط محمد حارث', 'الإخراج الثاني عند الأعواد'],
    ofCricket,
  ],
  [
    'catch',
    'التقاطة',
    word('لقطة|لقطات'),
    ['لقطة العام', 'ثلاث لقطات'],
    (text) => ofCricket(text) && /\bcatch/i.test(text.en),
  ],
  [
    'frame',
    'إطار',
    /لقطةً? بلقطة|(?:لقطة|لقطات) في الثانية|لكل لقطة/,
    ['تُراقَب كل كاميرا لقطةً بلقطة', 'بخمسين لقطة في الثانية', 'مراجعة لكل لقطة'],
  ],
  [
    'knockout',
    'ضربة قاضية',
    /(?<!ضرب(?:ة|ات)(?: [\u0621-\u064a]+)? (?:ال)?)(?<![\u0621-\u0652])[وب]?(?:ال)?قاضي(?:ة|ات)/,
    ['قاضية الليلة'],
  ],
  [
    'stoppage',
    'حسم قبل النهاية',
    word('إيقاف|إيقافات', '(?! الطبي| الموسيقى|[\\u0621-\\u0652])'),
    ['أربعة إيقافات', 'أول إيقاف.'],
  ],
  [
    'stop a fighter',
    'حسم',
    /(?<![\u0621-\u0652])[وف]?(?:أوقف|أُوقف)(?! العدّ)/,
    ['الذي أُوقف في الجولة الثالثة'],
    ofCombat,
  ],
  ['judges', 'حكام', word('قضاة|قاضيان|قاضيين|قاضٍ|قاضيًا'), ['قاضيان مقابل واحد', 'وقاضٍ واحد رآها تعادلًا']],
  ['no contest', 'بلا نتيجة', /إلغاء النزال/, ['إلغاء النزال']],
  ['welterweight, middleweight', 'وزن الويلتر', /وزن الوسط/, ['وزن الوسط']],
  ['purse, bonus', 'أجر النزال', word('علاوة|علاوات'), ['تحديد العلاوة', 'المكافآت والعلاوات']],
  [
    'a purse is no bonus',
    'أجور النزالات',
    /مكافأة|المكافآت/,
    ['حجز المكافأة'],
    ({ en }) => /\bpurses?\b/i.test(en) && !/\bbonus/i.test(en),
  ],
  ['jab', 'الجاب', /لكم(?:ة|ته|تها) (?:ال)?مستقيمة|(?:ال)?لكمة المستقيمة/, ['خلف اللكمة المستقيمة']],
  [
    'a punch that is thrown, which is no divorce',
    'مُسدَّدة',
    /مُطلَق|تُطلَق/,
    ['مُطلَقة: القصد ظاهر.', 'اللكمة تُطلَق حين يغادر القفاز'],
  ],
  ['hook', 'خطافية', /خطّ?اف(?!ي)/, ['الخطّاف']],
  [
    'guard of a boxer',
    'الحماية',
    /حراسته|(?:ال)?حراسة (?:مرفوعة|ترتفع)/,
    ['ملاكم يرفع حراسته', 'الحراسة مرفوعة قبل الجرس'],
  ],
  ['orthodox', 'يمينية', /ملاكم(?:ًا)? (?:ال)?تقليدي|الملاكم التقليدي/, ['حين يواجه ملاكم تقليدي']],
  ['yorker', 'يوركر', /(?:كرة|ثم) على القدم/, ['كرة على القدم ومثلها'], ofCricket],
  ['open tournament', 'المفتوحة', /(?:^|بطل )مفتوح [\u0621-\u064a]/, ['مفتوح البحرين']],
  [
    'who watches free of charge',
    'يشاهدون مجانًا',
    /مشاهد(?:ًا)? مجاني|المشاهدين المجانيين/,
    ['500 مشاهد مجاني', 'عدد المشاهدين المجانيين'],
  ],
  ['real time', 'معالجة لحظية', /معالجة فورية/, ['معالجة فورية']],
  ['win prediction', 'توقّع الفوز', /توقّ?ع الفائز/, ['توقع الفائز']],
  [
    'long-on, long-off',
    'لونغ أوف',
    /لاعب العمق|في العمق|من عمق الملعب|لونج/,
    ['فوق لاعب العمق', 'بالتقاط في العمق', 'التقاط من عمق الملعب'],
    ofCricket,
  ],
]
