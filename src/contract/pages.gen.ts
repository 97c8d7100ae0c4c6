/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */
export const networkPages: readonly string[] = ["/watch"]

export const parentPages: Readonly<Record<string, string>> = {
  "/event/$eventId": "/events",
  "/service/$service": "/services",
  "/plan": "/services",
  "/blog/$articleId": "/blog",
  "/player/$playerId": "/players",
  "/team/$teamId": "/players"
}
