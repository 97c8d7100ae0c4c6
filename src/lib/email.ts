/**
 * The browsers' check of `type=email`: a local part, an at sign, a domain
 * (https://html.spec.whatwg.org/#valid-e-mail-address).
 */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

export function isEmail(text: string): boolean {
  return email.test(text.trim())
}
