import { claims } from '@/content/claims.ts'
import type { ArticleBody } from '@/content/article-body.ts'

export const body: ArticleBody = [
  [
    'p',
    'Two people sat at the ring with a clicker each and counted the same round. One had 41 punches, the other 36. Neither had been careless. They had counted different things: he clicked when an arm went out, she clicked when something arrived.',
  ],
  [
    'p',
    'That round is where our work on counting began, and it is worth remembering whenever a number appears on the screen. A model cannot be more certain than the people who taught it what a punch is.',
  ],
  ['h', 'First, agree on the word'],
  [
    'p',
    'So we wrote it down. A punch is thrown when the glove leaves the guard and travels towards the opponent on purpose. It lands when it reaches head or body with the front of the glove and is not caught by a glove or an arm. A feint is not a punch. A push in the clinch is not a punch. Everything that is left after these four sentences is an argument, and gets a label of its own: unclear.',
  ],
  [
    'list',
    [
      'Thrown: the intention is visible.',
      'Landed: the front of the glove, on a target, not blocked.',
      'Unclear: two trained people do not agree.',
    ],
  ],
  ['h', 'Then let it look from two sides'],
  [
    'p',
    'From one camera a blocked hook and a landed hook are the same picture. The difference is a hand’s width of depth, and depth is exactly what one camera does not have. We give the model two views that are at least sixty degrees apart, and when one fighter hides the other it is allowed to say nothing for that moment.',
  ],
  [
    'figures',
    [
      { figure: claims.detectionPrecision, label: 'detection precision' },
      { figure: '60°', label: 'between the two views' },
      { figure: '3', label: 'answers: thrown, landed, unclear' },
    ],
  ],
  ['h', 'What the number means, and what it does not'],
  [
    'p',
    `A precision of ${claims.detectionPrecision} says: of every thousand punches the model reports, about eight were not punches. It does not say how many it missed, and it says nothing about who is winning. A judge scores clean punches, control and courage; a counter counts. We show the count as a count, next to the round and never next to a winner.`,
  ],
  [
    'p',
    'The last part of a per cent sounds small. In a close round it can be the fight. That is why every number on our screen can be opened: behind it are the clips it was made of, in order, and a commentator who disagrees may say so with the picture in front of him.',
  ],
  ['quote', 'A machine that is never unsure has only been taught to hide it.'],
  ['h', 'Who watches the counter'],
  [
    'p',
    'People do. One operator follows the count live and holds a single key that means “unclear”. After the event, a second person goes through the moments where the two views disagreed and corrects them, and the corrected round becomes the next lesson. The model gets a little better. So does the sentence that explains what a punch is, which is the part we are proudest of.',
  ],
  [
    'p',
    'The two people with the clickers still disagree. But they now know on which word they disagree, and that is half the way.',
  ],
]
