// Written by scripts/encode.mjs; the master is masters/coin.webp.
import type { Art } from './art.ts'
import avif240 from './web/coin-240.avif'
import avif480 from './web/coin-480.avif'
import avif800 from './web/coin-800.avif'
import avif1027 from './web/coin-1027.avif'
import webp from './web/coin-480.webp'

export const coin: Art = {
  width: 1027,
  height: 1091,
  avif: [
    [avif240, 240],
    [avif480, 480],
    [avif800, 800],
    [avif1027, 1027],
  ],
  webp,
  placeholder:
    'data:image/webp;base64,UklGRjwBAABXRUJQVlA4WAoAAAAQAAAAEwAAFAAAQUxQSGsAAAART6CgbRs2VBhnfxER8J404sNtbNuqsnEK0NDzl9LF6wHPfkjoljq3XhtKiOj/BBBPl+3ESD8R6ai3iMi9BFnMHjysDXwtKfXFrWavXnjN3T8ahVfLXqXv3OFrTeFh1SEZG4CDqipmt3WLOABWUDggqgAAADAFAJ0BKhQAFQA/EX62VawnpKMoCAGAIglsALEFoAQO4UDJM0UbgR4scsxzo64oTg4AAPsFera/m9Xd5HpO3qtaPrYyJN+PQYGlH6C6/GA4PS1uiEYFrMy3YDPQPklTLGvs1MiZNw7y2pmqEsIjwZmdDmxPBoQLFq/b5GrE82H9gKQXHAcHgH3u6aLhYaPhXxXO7wmKfjgQSTpwKOWd39vwxvovvUriJtgA',
}
