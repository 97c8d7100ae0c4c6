import type { ArticleBody } from '@/content/article-body.ts'

export const body: ArticleBody = [
  [
    'p',
    'Between two rounds of boxing there is one minute, and on television it belongs to a slow replay. In the corner it belongs to three people who have rehearsed it more often than the fighter has rehearsed his jab.',
  ],
  ['h', 'The first ten seconds: nothing'],
  [
    'p',
    'The stool goes in, the fighter sits, the mouthpiece comes out, and nobody speaks. A heart at the end of a round is too loud to talk over. Good corners use the silence for breathing: in through the nose, out through the mouth, three times. Bad ones use it for shouting, and the words are gone before they arrive.',
  ],
  ['h', 'The next thirty: hands'],
  [
    'p',
    'Then the cutman works. Pressure first, because a cut that is still bleeding cannot be treated; cold metal on the swelling, always pushing away from the eye; petroleum jelly last, over dry skin only. He does not ask how it happened. He looks at the doctor, because the doctor is the one who can end the night, and a clean face is an argument.',
  ],
  [
    'figures',
    [
      { figure: '10', label: 'seconds to breathe' },
      { figure: '30', label: 'seconds for the cut' },
      { figure: '20', label: 'seconds to say one thing' },
    ],
  ],
  ['h', 'The last twenty: one sentence'],
  [
    'p',
    'Now the trainer speaks, and the art is in leaving things out. A tired person remembers one instruction, sometimes two if the second is a picture. “Step left before you throw” can be boxed. “You are dropping your right hand, watch the hook, you are two rounds down and stop admiring your work” cannot.',
  ],
  [
    'p',
    'The best we ever heard lasted four words. It did not contain a punch. It told the fighter where to stand.',
  ],
  ['quote', 'A corner with three voices is a corner with none.'],
  ['h', 'What the microphone keeps'],
  [
    'p',
    'We put a microphone into every corner and hear all of it, including what nobody should broadcast. So the sound team has a rule. Instruction may go on air. Medicine may not: what a cutman or a doctor says about a cut stays in the corner. Fear may not either, unless the fighter himself says it into a camera afterwards.',
  ],
  [
    'list',
    [
      'Live sound from one corner at a time, never both, so that no plan is carried across the ring.',
      'A delay of a few seconds on the corner feed, with a hand on the fader.',
      'Subtitles in the other language, because half the corners here speak one the viewer does not.',
    ],
  ],
  ['h', 'How to listen at home'],
  [
    'p',
    'When the next minute comes, skip the replay in your head and watch the stool. Is the fighter looking at the trainer or past him? Did anybody give him water before advice? And in the first ten seconds of the round that follows, does he do the one thing he was told? If he does, it is still a fight. If he does not, the corner has become a crowd with better seats.',
  ],
  [
    'p',
    'That is why we like this minute better than many a round. It scores no points, but it is the one place where everything is said out loud, for those who know how to listen.',
  ],
]
