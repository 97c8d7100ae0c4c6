// https://w3c.github.io/autoplay: in Firefox only, and not in TypeScript's library.
interface Navigator {
  readonly getAutoplayPolicy?: (type: 'mediaelement') => string
}
