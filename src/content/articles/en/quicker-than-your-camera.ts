import type { ArticleBody } from '@/content/article-body.ts'

export const body: ArticleBody = [
  [
    'p',
    'The first time we filmed five-a-side we did what everybody does: a platform at the halfway line, a long lens, an operator with years of stadium football behind him. After four minutes he put his hand up. He had not been in focus once.',
  ],
  [
    'p',
    'A small pitch is not a large pitch seen from closer. The ball crosses it in little more than a second, nobody waits for a throw-in to become a picture, and there is no midfield in which play calms down. Everything a stadium camera relies on, distance, patience and a game that breathes, is missing.',
  ],
  ['h', 'Two metres back, one metre up'],
  [
    'p',
    'We moved the main camera two metres away from the touchline and one metre higher. That was all. The walls stopped cutting off the near corner, the operator could hold both goals with a turn of the wrist, and the wide shot became something you can actually watch for forty minutes.',
  ],
  [
    'p',
    'The rule that came out of it is easy to carry to any hall: stand where you can see both goal lines without moving your feet. If you have to step, you are too close, and the goal will be scored while you are stepping.',
  ],
  [
    'figures',
    [
      { figure: '2 m', label: 'back from the line' },
      { figure: '1 m', label: 'higher than before' },
      { figure: '0', label: 'steps to see both goals' },
    ],
  ],
  ['h', 'Leave the zoom alone'],
  [
    'p',
    'In the stadium the operator zooms to tell you what matters. Indoors the zoom arrives after the event. We lock the main lens, let the viewer find the ball, and use the second camera, low behind one goal, for feeling. It is on air for three seconds at a time and it makes the game look as fast as it is.',
  ],
  [
    'list',
    [
      'Main camera: locked zoom, slow pan, never off air for longer than a restart.',
      'Low camera behind the goal: for shots, saves and arguments.',
      'A small fixed camera under the roof: for the coach, and for the disputed line.',
    ],
  ],
  ['h', 'Light and sound'],
  [
    'p',
    'Indoor halls flicker. Lamps on the mains pulse with it, so set the shutter to match the local frequency, which is fifty hertz in the Emirates, before you blame the camera. And put a microphone near the goal rather than near the crowd: the sound of this sport is shoes, boards and one person shouting a name.',
  ],
  ['quote', 'If the picture is calm, the players may be as quick as they like.'],
  ['h', 'What we still get wrong'],
  [
    'p',
    'Restarts. A kick-in is taken the moment the ball is still, and a replay of the last shot is the surest way to miss the next one. We now keep replays for the goalkeeper’s hands: as long as he holds the ball there is time to show you something. When he throws it, we are back. It costs us some lovely pictures and has saved us most of the goals.',
  ],
  [
    'p',
    'If you keep only one line of these notes, keep this one: do not chase the ball with the lens. Stand in the right place and it will come to you.',
  ],
]
