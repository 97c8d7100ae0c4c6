/** Two invented teams of the demo area, with invented players. */

export type Named = { en: string; ar: string }
export type SampleTeam = {
  code: string
  flag: string
  name: Named
  shortName: Named
  /** In batting order; the last five bowl. */
  players: readonly Named[]
}

const named = (rows: readonly (readonly [string, string])[]): Named[] => rows.map(([en, ar]) => ({ en, ar }))

export const sampleTeams: readonly [SampleTeam, SampleTeam] = [
  {
    code: 'RR',
    flag: 'pk',
    name: { en: 'Ravi Riders', ar: 'فرسان رافي' },
    shortName: { en: 'Riders', ar: 'رافي' },
    players: named([
      ['Bilal Sherazi', 'بلال شيرازي'],
      ['Hamid Kardar', 'حامد كاردار'],
      ['Asad Minhas', 'أسد منهاس'],
      ['Junaid Wattoo', 'جنيد وتو'],
      ['Rafay Butt', 'رافع بت'],
      ['Tariq Malhi', 'طارق ملهي'],
      ['Shoaib Gondal', 'شعيب غوندل'],
      ['Danish Cheema', 'دانش تشيمه'],
      ['Waqas Bhatti', 'وقاص بهاتي'],
      ['Zeeshan Lone', 'ذيشان لون'],
      ['Mubashir Rana', 'مبشر رانا'],
    ]),
  },
  {
    code: 'KK',
    flag: 'af',
    name: { en: 'Kabul Kites', ar: 'طائرات كابول الورقية' },
    shortName: { en: 'Kites', ar: 'كابول' },
    players: named([
      ['Samim Noori', 'صميم نوري'],
      ['Ehsan Popal', 'إحسان بوبل'],
      ['Farid Stanekzai', 'فريد ستانكزي'],
      ['Najib Sahak', 'نجيب سهاك'],
      ['Wahid Momand', 'وحيد مهمند'],
      ['Hashmat Barak', 'حشمت بارك'],
      ['Idris Amiri', 'إدريس أميري'],
      ['Zalmai Wardak', 'زلمي ورداك'],
      ['Yama Sharifi', 'يما شريفي'],
      ['Qais Durrani', 'قيس دراني'],
      ['Latif Ayoubi', 'لطيف أيوبي'],
    ]),
  },
]
