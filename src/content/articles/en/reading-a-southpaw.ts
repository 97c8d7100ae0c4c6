import type { ArticleBody } from '@/content/article-body.ts'

export const body: ArticleBody = [
  [
    'p',
    'Most boxers stand with the left foot in front and keep the right hand for the heavy work. A southpaw turns that round, and everything you learned to watch for arrives from the other side. The bout is not harder to read. It only asks you to look somewhere else first.',
  ],
  ['h', 'Start with the feet'],
  [
    'p',
    'When an orthodox boxer meets a southpaw, their lead feet point at each other and nearly touch. The one whose foot is on the outside has the shorter road: his back hand travels in a straight line down the middle, and the opponent has to turn before he can answer. Commentators say a fighter has won the outside. They mean the width of a shoe.',
  ],
  [
    'p',
    'So in the first minute, ignore the punches. Count how often each fighter steps outside and stays there. If one of them does it every time the other throws, you have seen the plan of his corner, and probably the result of the round.',
  ],
  ['h', 'The two lead hands are one conversation'],
  [
    'p',
    'In an ordinary bout both jabs have room. Here they meet in the same corridor, glove against glove, and each fighter tries to hold, parry or climb over the other. It looks like nothing is happening. It is the most important thing on the canvas: whoever controls that glove decides when the straight left or the straight right may be thrown.',
  ],
  [
    'list',
    [
      'A hand that pats down the other jab twice will come over the top the third time.',
      'A lead hand that drifts low is an invitation, and often a trap.',
      'A jab to the chest is not a miss. It stops the step to the outside.',
    ],
  ],
  ['h', 'Three punches to wait for'],
  [
    'p',
    'The straight left down the middle is the one everybody knows, and the one everybody prepares for. The second is quieter: the right hook behind it, thrown by the southpaw with the front hand while the orthodox boxer is still admiring the block. The third belongs to his opponent. A straight right thrown from the outside foot meets the southpaw square, and it is the punch his trainer drills him against all year.',
  ],
  ['quote', 'Look at the shoes. The gloves are only the news, the shoes are the reason.'],
  ['h', 'What changes for the camera'],
  [
    'p',
    'For us in the truck a southpaw moves the cameras. The apron position that shows an orthodox boxer open shows a southpaw from behind, so we swap the tight shot to the other side before the first bell and tell the replay team that the useful angle has moved. Forget it once and you spend three rounds looking at a back.',
  ],
  [
    'p',
    'At home you can do the same. Choose the angle from which you see both front feet, keep it for one round, and listen to the corner between rounds. If the trainer says “step” more often than “hit”, he is watching the same thing you are, with years behind the ropes to show him where to look.',
  ],
]
