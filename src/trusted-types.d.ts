/**
 * Trusted Types, as far as this site uses them; absent in browsers without them. The result really is an opaque
 * `TrustedScriptURL`; the interfaces that take it declare plain text.
 */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL: (url: string) => string }
    }
  | undefined
