import type { ArticleBody } from '@/content/article-body.ts'

export const body: ArticleBody = [
  [
    'p',
    'At 22:31 the director asked for camera two. By the time the button was down, the fight was over. The wide shot saw a man fall. The jib saw the crowd stand. Only the small camera on the ring post saw the fist.',
  ],
  [
    'p',
    'We keep telling this story to new crews, because it contains the whole job. Eight cameras were working round one square of canvas, six of them with a person behind who knew boxing, and seven of them were looking at something true that was not the punch.',
  ],
  ['h', 'A fifth of a second'],
  [
    'p',
    'At fifty frames a second, a hook that takes a fifth of a second lives for ten frames. Seven of them are blur: the glove is a smear and the face has not moved yet. The replay operator has to find the other three before the referee reaches ten, mark them, and tell the director which camera they came from.',
  ],
  [
    'figures',
    [
      { figure: '10', label: 'frames in the punch' },
      { figure: '3', label: 'frames you can use' },
      { figure: '1 of 8', label: 'cameras that had it' },
    ],
  ],
  [
    'p',
    'That is why the replay team does not watch the programme. It watches all the cameras at once, and it listens. A crowd hears a clean punch before anybody sees it, and the ring microphone is two seconds faster than memory.',
  ],
  ['h', 'Where the eight stand'],
  [
    'list',
    [
      'Two on the high platform: one wide, one tight on whoever moves forward.',
      'Two handheld on the apron, one at each end of the same side, so that neither crosses the line.',
      'One jib over the neutral corner, for the walk-outs and the count.',
      'Two small point-of-view cameras on the posts, locked, wide, and forgotten until they matter.',
      'One in the crowd, facing away from the ring.',
    ],
  ],
  [
    'p',
    'The last one looks like a luxury until the first knockdown. A fall without a reaction is a fact. A fall with four hundred people rising behind it is a moment.',
  ],
  ['quote', 'You do not direct a knockout. You are ready, or you are describing it.'],
  ['h', 'What the director can still decide'],
  [
    'p',
    'Nobody cuts to a punch. What the director decides is the shot that is on air while nothing happens: it should be wide enough to survive a surprise. Ours is a simple rule on a strip of tape above the monitors. When both fighters are inside, stay wide. Go tight only when one of them is walking.',
  ],
  [
    'p',
    'The second decision comes after. The winner, the loser, the corner and the doctor are four pictures and there is time for two. We take the loser first, until he sits up. It is slower television and it is the right order.',
  ],
  ['h', 'Before the replay ended'],
  [
    'p',
    'The clip left the truck in ninety seconds: vertical, captioned, in Arabic first and English second. It ran for eleven seconds and used exactly one angle, the post camera at quarter speed. By midnight it had been watched more often than the fight. Nobody who saw it asked for the other seven angles, and nobody in the truck has forgotten them.',
  ],
]
