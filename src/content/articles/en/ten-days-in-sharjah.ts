import { ltr, type ArticleBody } from '@/content/article-body.ts'

export const body: ArticleBody = [
  [
    'p',
    'Three teams, one stadium, seven evenings at seven o’clock. From 29 August to 7 September 2025, Pakistan, Afghanistan and the United Arab Emirates played a T20 tri-series at Sharjah Cricket Stadium. Every figure here comes from the published scorecards; what they leave open, we leave open too.',
  ],
  ['h', 'Bat first, then defend'],
  [
    'p',
    'The first thing the table shows is not a team. All seven matches, the final included, were won by the side that batted first. The first innings of the series add up to 1,228 runs, the replies to 992. Chasing sides passed 170 once: the United Arab Emirates made 176 against Pakistan, and needed 208.',
  ],
  [
    'figures',
    [
      { figure: '7/7', label: 'won batting first' },
      { figure: '1,228', label: 'runs in first innings' },
      { figure: '992', label: 'runs in reply' },
    ],
  ],
  ['h', 'The week, evening by evening'],
  [
    'list',
    [
      `29 August: Pakistan ${ltr('182/7')} beat Afghanistan 143 by 39 runs. Salman Ali Agha made 53 not out from 36 balls, Haris Rauf took four for 31, and Rashid Khan hit five sixes in his 39 from 16.`,
      `30 August: Pakistan 207 beat the United Arab Emirates ${ltr('176/8')} by 31. Saim Ayub 69 from 38, Hasan Nawaz six sixes in 56; Asif Khan answered with 77 from 35.`,
      `1 September: Afghanistan ${ltr('188/4')} beat the United Arab Emirates ${ltr('150/8')} by 38. Rashid Khan took three for 21 and went to 165 wickets, the most in men’s T20 internationals.`,
      `2 September: Afghanistan ${ltr('169/5')} beat Pakistan ${ltr('151/9')} by 18. Ibrahim Zadran 65, Sediqullah Atal 64, each from 45 balls.`,
      `4 September: Pakistan ${ltr('171/5')} beat the United Arab Emirates ${ltr('140/7')} by 31. Fakhar Zaman 77 not out, Abrar Ahmed four for nine.`,
      `5 September: Afghanistan ${ltr('170/4')} beat the United Arab Emirates ${ltr('166/5')} by four, the only match of the week that was still open at the last ball.`,
    ],
  ],
  ['h', 'The over the hosts will remember'],
  [
    'p',
    'Seventeen were needed from it. Asif Khan hit the first two balls for four and six, and five were needed from the last three. Fareed Ahmad allowed none of them and had Asif caught at long-off off the final ball. A week that the hosts finished without a win had been one stroke away from ending otherwise.',
  ],
  ['h', 'The final'],
  [
    'p',
    `Pakistan chose to bat and made only ${ltr('141/8')}, their lowest total of the series. It was enough twice over. Mohammad Nawaz took wickets with the last two balls of the sixth over and with the first of his next, a hat-trick, and finished with five for 19 after his own 25 with the bat. Afghanistan were out for 66 in 15.5 overs, and Pakistan had won by 75 runs.`,
  ],
  [
    'quote',
    'Seven sides batted first and won. The next captain who wins a toss in Sharjah may have read this page.',
  ],
  [
    'p',
    `Before the final the table read: Pakistan six points with a net run rate of ${ltr('+1.038')}, Afghanistan six with ${ltr('+0.263')}, the United Arab Emirates none with ${ltr('−1.300')}. The scorecards, with every gap marked as a gap, are on our live scores page.`,
  ],
]
