import { ltr, type ArticleBody } from '@/content/article-body.ts'

export const body: ArticleBody = [
  [
    'p',
    'Ask who lost a close T20 and people name the bowler of the twentieth over. The scorebook often names another one. By the time the last over starts, most of the choices are gone; the captain made them six balls earlier, when he decided who would bowl the nineteenth.',
  ],
  ['h', 'Two overs, one sum'],
  [
    'p',
    'Take a chase that needs 24 from twelve balls. If the nineteenth goes for six, the last over must produce eighteen and the batters have to hit from the first ball. If it goes for fourteen, ten are left and they may take singles and wait. The same bowler with the same skill defends eighteen far more easily than ten, so every run in the nineteenth is paid for twice: once on the board, and once in what the last bowler is allowed to risk.',
  ],
  [
    'figures',
    [
      { figure: '24', label: 'needed from two overs' },
      { figure: '6 + 18', label: 'the last over must be hit' },
      { figure: '14 + 10', label: 'the last over can be run' },
    ],
  ],
  ['h', 'Best bowler first'],
  [
    'p',
    'It is tempting to save the best bowler for the end, because the end is what is replayed. The arithmetic says otherwise. A great over that comes when only five are needed changes nothing. The same over in the nineteenth can make the target impossible before the weaker bowler has the ball. Captains who count backwards give the best bowler the eighteenth or the nineteenth, and accept that somebody younger will be on the screen when it finishes.',
  ],
  ['quote', 'Save your best over for the end and you may find that there is no end left to save.'],
  ['h', 'What six balls look like'],
  [
    'p',
    'The field is as important as the ball. With five allowed outside the circle, a captain can protect two sides of the ground, not four, so the bowler has to bowl to the field he was given. Yorkers need the straight boundary guarded. Slower balls into the pitch need the leg side. When you see a fielder move after the bowler has turned at his mark, somebody has changed the plan, and the batter has usually noticed too.',
  ],
  [
    'list',
    [
      'Dot on the first ball: the next one is hit in the air.',
      'A single to the set batter is worth more to the chase than two to the new one.',
      'A wide costs a run and gives the ball back; it is the most expensive run there is.',
    ],
  ],
  ['h', 'How to watch it'],
  [
    'p',
    `Before the nineteenth starts, write down three things: what is needed, who has overs left, and which batter is on strike. Then guess the score after it. In the sixth match of the 2025 tri-series the United Arab Emirates needed ${ltr('17')} from the last over, hit a four and a six from its first two balls, needed five from the last three and still lost by four runs. People remember the last ball, caught at long-off. The question worth asking is the older one: what would the same last over have meant with two runs fewer to get?`,
  ],
  [
    'p',
    'That is the whole trick of reading a chase. Do not watch the over that is being bowled. Watch the one it leaves behind.',
  ],
]
