export const packageIds = ['bronze', 'silver', 'gold', 'platinum'] as const
export type PackageId = (typeof packageIds)[number]

/** Items with a count. */
export const countedItemIds = [
  'broadcastCameras',
  'povCameras',
  'cameraOperators',
  'commentaryLanguages',
  'posters',
  'shortVideos',
  'images',
  'videos',
] as const
export type CountedItemId = (typeof countedItemIds)[number]

/** Items without a count. */
export const plainItemIds = [
  'obTruck',
  'visionMixer',
  'graphicsEngine',
  'ringsideAudio',
  'intercom',
  'replay',
  'jib',
  'wirelessCamera',
  'cableCam',
  'drone',
  'bondedUplink',
  'fibreUplink',
  'satelliteBackup',
  'generator',
  'producer',
  'director',
  'visionMixerOperator',
  'soundEngineer',
  'graphicsOperator',
  'replayOperator',
  'visionEngineer',
  'floorManager',
  'talentManager',
  'truckEngineers',
  'dronePilot',
  'payPerView',
  'recording',
  'sponsorGraphics',
  'highlights',
  'cleanFeed',
] as const
export type PlainItemId = (typeof plainItemIds)[number]

export type PackageItem = { id: CountedItemId; count: number } | { id: PlainItemId }

export function isCounted(id: PackageItem['id']): id is CountedItemId {
  return countedItemIds.some((counted) => counted === id)
}

export const packageLists = ['equipment', 'crew', 'digital'] as const
export type PackageList = (typeof packageLists)[number]

/** Hours of filming and photography around the event, and the number of images and videos. */
type Collection = { hours: number; images: number; videos: number }

const shortEvent: Collection = { hours: 2, images: 120, videos: 10 }
export const fourHourCoverage: Collection = { hours: 4, images: 500, videos: 25 }

type Figures = {
  /** Number of people who may watch the live stream for free. */
  freeViewers: number
  cameras: { broadcast: number; pov: number }
  posters: number
  shortVideos: number
  collection: Collection
  /** Percentage of pay-per-view sales. Null if the package sells none. */
  payPerViewMargin: number | null
}

/** The specification's figures, section 9. */
const figures: Record<PackageId, Figures> = {
  bronze: {
    freeViewers: 500,
    cameras: { broadcast: 3, pov: 2 },
    posters: 1,
    shortVideos: 0,
    collection: shortEvent,
    payPerViewMargin: null,
  },
  silver: {
    freeViewers: 2_000,
    cameras: { broadcast: 5, pov: 2 },
    posters: 4,
    shortVideos: 1,
    collection: shortEvent,
    payPerViewMargin: null,
  },
  gold: {
    freeViewers: 5_000,
    cameras: { broadcast: 8, pov: 2 },
    posters: 8,
    shortVideos: 2,
    collection: fourHourCoverage,
    payPerViewMargin: 0.5,
  },
  platinum: {
    freeViewers: 10_000,
    cameras: { broadcast: 8, pov: 2 },
    posters: 12,
    shortVideos: 5,
    collection: fourHourCoverage,
    payPerViewMargin: 0.3,
  },
}

export type BroadcastPackage = Figures & {
  id: PackageId
  isPopular: boolean
} & Record<PackageList, readonly PackageItem[]>

function has(...ids: readonly PlainItemId[]): PackageItem[] {
  return ids.map((id) => ({ id }))
}

function cameras({ cameras: { broadcast, pov } }: Figures): PackageItem[] {
  return [
    { id: 'broadcastCameras', count: broadcast },
    { id: 'povCameras', count: pov },
  ]
}

/** Every camera except the POV cameras has an operator. */
function operators({ cameras: { broadcast } }: Figures): PackageItem {
  return { id: 'cameraOperators', count: broadcast }
}

/** Promotion before the event. */
function promotion({ posters, shortVideos }: Figures): PackageItem[] {
  const made: PackageItem[] = [{ id: 'posters', count: posters }]
  if (shortVideos > 0) made.push({ id: 'shortVideos', count: shortVideos })
  return made
}

function collected({ collection: { images, videos } }: Figures): PackageItem[] {
  return [
    { id: 'images', count: images },
    { id: 'videos', count: videos },
  ]
}

const { bronze, silver, gold, platinum } = figures

/** Distinctive items come first in each list, because a card shows the first three. */
const items: Record<PackageId, Record<PackageList, readonly PackageItem[]>> = {
  bronze: {
    equipment: [...cameras(bronze), ...has('ringsideAudio', 'visionMixer', 'graphicsEngine', 'bondedUplink')],
    crew: [...has('director'), operators(bronze), ...has('soundEngineer', 'graphicsOperator')],
    digital: [...promotion(bronze), ...collected(bronze), ...has('recording')],
  },
  silver: {
    equipment: [
      ...cameras(silver),
      ...has('replay', 'ringsideAudio', 'visionMixer', 'graphicsEngine', 'intercom', 'bondedUplink'),
    ],
    crew: [
      ...has('director', 'visionMixerOperator'),
      operators(silver),
      { id: 'commentaryLanguages', count: 1 },
      ...has('replayOperator', 'soundEngineer', 'graphicsOperator'),
    ],
    digital: [...promotion(silver), ...collected(silver), ...has('sponsorGraphics', 'recording')],
  },
  gold: {
    equipment: [
      ...cameras(gold),
      ...has('jib', 'wirelessCamera', 'replay', 'ringsideAudio', 'visionMixer', 'graphicsEngine'),
      ...has('intercom', 'fibreUplink', 'bondedUplink'),
    ],
    crew: [
      ...has('producer', 'director'),
      { id: 'commentaryLanguages', count: 2 },
      ...has('visionMixerOperator'),
      operators(gold),
      ...has('replayOperator', 'visionEngineer', 'soundEngineer', 'graphicsOperator', 'floorManager'),
    ],
    digital: [
      ...promotion(gold),
      ...has('payPerView'),
      ...collected(gold),
      ...has('highlights', 'sponsorGraphics', 'recording'),
    ],
  },
  platinum: {
    equipment: [
      ...has('obTruck'),
      ...cameras(platinum),
      ...has('drone', 'cableCam', 'jib', 'wirelessCamera', 'replay', 'ringsideAudio', 'visionMixer'),
      ...has('graphicsEngine', 'intercom', 'fibreUplink', 'bondedUplink', 'satelliteBackup', 'generator'),
    ],
    crew: [
      ...has('truckEngineers', 'producer', 'director'),
      { id: 'commentaryLanguages', count: 2 },
      ...has('visionMixerOperator'),
      operators(platinum),
      ...has('replayOperator', 'visionEngineer', 'soundEngineer', 'graphicsOperator'),
      ...has('dronePilot', 'floorManager', 'talentManager'),
    ],
    digital: [
      ...promotion(platinum),
      ...has('payPerView'),
      ...collected(platinum),
      ...has('highlights', 'cleanFeed', 'sponsorGraphics', 'recording'),
    ],
  },
}

export const packages: readonly BroadcastPackage[] = packageIds.map((id) => ({
  id,
  isPopular: id === 'gold',
  ...figures[id],
  ...items[id],
}))
