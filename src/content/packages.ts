export const packageIds = ['bronze', 'silver', 'gold', 'platinum'] as const
export type PackageId = (typeof packageIds)[number]

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
  /** Number of languages in which the event is commented. */
  languages: number
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
    languages: 0,
    posters: 1,
    shortVideos: 0,
    collection: shortEvent,
    payPerViewMargin: null,
  },
  silver: {
    freeViewers: 2_000,
    cameras: { broadcast: 5, pov: 2 },
    languages: 1,
    posters: 4,
    shortVideos: 1,
    collection: shortEvent,
    payPerViewMargin: null,
  },
  gold: {
    freeViewers: 5_000,
    cameras: { broadcast: 8, pov: 2 },
    languages: 2,
    posters: 8,
    shortVideos: 2,
    collection: fourHourCoverage,
    payPerViewMargin: 0.5,
  },
  platinum: {
    freeViewers: 10_000,
    cameras: { broadcast: 8, pov: 2 },
    languages: 2,
    posters: 12,
    shortVideos: 5,
    collection: fourHourCoverage,
    payPerViewMargin: 0.3,
  },
}

/** Items with a count. */
const counts = {
  broadcastCameras: ({ cameras }) => cameras.broadcast,
  povCameras: ({ cameras }) => cameras.pov,
  /** Every camera except the POV cameras has an operator. */
  cameraOperators: ({ cameras }) => cameras.broadcast,
  commentaryLanguages: ({ languages }) => languages,
  posters: ({ posters }) => posters,
  shortVideos: ({ shortVideos }) => shortVideos,
  images: ({ collection }) => collection.images,
  videos: ({ collection }) => collection.videos,
} as const satisfies Record<string, (figures: Figures) => number>
type CountedItemId = keyof typeof counts

type Place<Id extends string> = readonly [id: Id, from: PackageId, to?: PackageId]

/**
 * Each item with the smallest package that includes it. Larger ones include it as well; `to` is the last one with the
 * item in this place. Distinctive items come first in each list, because a card shows the first three.
 */
const items = {
  equipment: [
    ['obTruck', 'platinum'],
    ['broadcastCameras', 'bronze'],
    ['povCameras', 'bronze'],
    ['drone', 'platinum'],
    ['cableCam', 'platinum'],
    ['jib', 'gold'],
    ['wirelessCamera', 'gold'],
    ['replay', 'silver'],
    ['ringsideAudio', 'bronze'],
    ['visionMixer', 'bronze'],
    ['graphicsEngine', 'bronze'],
    ['intercom', 'silver'],
    ['fibreUplink', 'gold'],
    ['bondedUplink', 'bronze'],
    ['satelliteBackup', 'platinum'],
    ['generator', 'platinum'],
  ],
  crew: [
    ['truckEngineers', 'platinum'],
    ['producer', 'gold'],
    ['director', 'bronze'],
    ['commentaryLanguages', 'gold'],
    ['visionMixerOperator', 'silver'],
    ['cameraOperators', 'bronze'],
    ['commentaryLanguages', 'silver', 'silver'],
    ['replayOperator', 'silver'],
    ['visionEngineer', 'gold'],
    ['soundEngineer', 'bronze'],
    ['graphicsOperator', 'bronze'],
    ['dronePilot', 'platinum'],
    ['floorManager', 'gold'],
    ['talentManager', 'platinum'],
  ],
  digital: [
    ['posters', 'bronze'],
    ['shortVideos', 'silver'],
    ['payPerView', 'gold'],
    ['images', 'bronze'],
    ['videos', 'bronze'],
    ['highlights', 'gold'],
    ['cleanFeed', 'platinum'],
    ['sponsorGraphics', 'silver'],
    ['recording', 'bronze'],
  ],
} as const satisfies Record<PackageList, readonly Place<string>[]>
type ItemId = (typeof items)[PackageList][number][0]

export type PlainItemId = Exclude<ItemId, CountedItemId>
export type PackageItem = { id: CountedItemId; count: number } | { id: PlainItemId }

export const isCounted = (id: ItemId): id is CountedItemId => id in counts

function itemsOf(tier: PackageId, list: PackageList): PackageItem[] {
  const rows: readonly Place<ItemId>[] = items[list]
  const level = packageIds.indexOf(tier)
  return rows
    .filter(
      ([, from, to = 'platinum']) => packageIds.indexOf(from) <= level && level <= packageIds.indexOf(to),
    )
    .map(([id]) => (isCounted(id) ? { id, count: counts[id](figures[tier]) } : { id }))
}

export type BroadcastPackage = Figures & { id: PackageId; isPopular: boolean } & Record<
    PackageList,
    readonly PackageItem[]
  >

export const packages: readonly BroadcastPackage[] = packageIds.map((id) => ({
  id,
  isPopular: id === 'gold',
  ...figures[id],
  equipment: itemsOf(id, 'equipment'),
  crew: itemsOf(id, 'crew'),
  digital: itemsOf(id, 'digital'),
}))
