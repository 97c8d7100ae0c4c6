import type { ArticleBody } from '@/content/article-body.ts'

export const body: ArticleBody = [
  [
    'p',
    'Somebody has a gym, a list of fighters and a date. Thirty days later there should be a ring, a crowd and a stream. In between lies work that is not difficult and cannot be done late. This is the order in which we would do it.',
  ],
  ['h', 'Days 30 to 21: permission and the calendar'],
  [
    'p',
    'Start with the paper, because everything else waits for it. A public event needs the approval of the emirate it takes place in, and a combat sport needs the body that sanctions it; ask both in the first week what they want to see, because the lists differ from one emirate to the next. The venue will have a list of its own, with insurance at the top.',
  ],
  [
    'p',
    'Then look at the calendar properly. Check prayer times for your start, the date of Ramadan and of the holidays, which move every year, and the school week. From May to September an outdoor night needs shade, water and a late first bell, or a roof.',
  ],
  [
    'list',
    [
      'Written approval of venue, emirate and sanctioning body.',
      'Insurance for the event, the athletes and the crew.',
      'A start that leaves room after the evening prayer.',
    ],
  ],
  ['h', 'Days 20 to 11: the ring and the people around it'],
  [
    'p',
    'Book the doctor before the ring announcer. Two ringside doctors, an ambulance that stays, and a hospital that knows your date are not negotiable, and without them the bell will not ring. After that come officials, matchmaking on paper with weights and medicals, and a weigh-in that is scheduled as a show: it is the cheapest publicity you have.',
  ],
  [
    'p',
    'Write everything twice. Tickets, signs, the announcer’s script and the medical forms should exist in Arabic and in English, and neither should look like a translation of the other.',
  ],
  ['quote', 'If you can afford one thing more, do not buy a bigger screen. Pay for a second ambulance.'],
  ['h', 'Days 10 to 4: cameras and the line'],
  [
    'p',
    'For a first night, three broadcast cameras and two small ones on the posts are enough. What fails is rarely a camera. It is power, or the line out of the building. Ask the venue for two separate circuits and measure the upload at the hour of your event, with the hall’s own network full. Then agree on a second way out, over mobile, and test that too.',
  ],
  [
    'figures',
    [
      { figure: '3 + 2', label: 'cameras for a first night' },
      { figure: '2', label: 'power circuits' },
      { figure: '2', label: 'ways out of the building' },
    ],
  ],
  ['h', 'Days 3 to 1: the run of show'],
  [
    'p',
    'Put the evening on one page, minute by minute, with a name behind every line: who opens the doors, who walks the fighters, who speaks to the doctor, who may stop the music. Rehearse the two moments that always go wrong, the first walk-out and the first stoppage. Then print the page, because the phone with the file in it will be in somebody’s pocket, ringing.',
  ],
  ['h', 'The day after'],
  [
    'p',
    'Send the pictures while people still talk about it. Thank the volunteers by name. And write down what you would change, on the same page, under the same times. That page is your second event.',
  ],
]
