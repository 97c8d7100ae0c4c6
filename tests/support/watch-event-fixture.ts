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
