import type { PlaylistVideo, WatchEvent } from '@/features/watch/watch-event.ts'

export function buildVideo(key: string, overrides: Partial<PlaylistVideo> = {}): PlaylistVideo {
  return {
    key,
    name: `Clip ${key}`,
    url: `https://video.example/${key}`,
    thumbnail: null,
    description: null,
    ...overrides,
  }
}

export function buildWatchEvent(overrides: Partial<WatchEvent> = {}): WatchEvent {
  return {
    status: 'LIVE',
    name: 'Battle of the Burj',
    streamingUrl: 'https://video.example/live',
    playlist: [],
    allowedCountries: [],
    ...overrides,
  }
}

/** The code API's response for a live event. */
export function buildApiResponse(data: object = {}) {
  return {
    code: 'SP-00',
    message: 'OK',
    data: {
      eventStatus: 'LIVE',
      eventName: 'Battle of the Burj',
      streamingUrl: 'https://video.example/live',
      eventVideoPlaylist: [],
      allowedCountries: [],
      ...data,
    },
  }
}
