/**
 * How long a visitor looks at nothing while the host does not answer, before the stand-in is shown: longer than a slow
 * phone network takes to a first byte (two to three seconds with a cold connection), shorter than people wait.
 */
const patienceMs = 5_000

/** Whoever asks for the same page again would rather wait. It also keeps `/watch` from being given up on for ever where
 * every answer takes longer: its stand-in reloads as soon as the host has answered. */
const reloadPatienceMs = 20_000

/**
 * A visit to a page that is not held: the network's answer whatever it is, but for a host that is down or does not
 * answer. Then the stand-in, if there is one. An answer that comes late still reaches the HTTP cache: aborting would
 * take a request that is no navigation any more, without referrer.
 */
export async function visit(
  request: Request,
  standIn: () => Promise<Response | undefined>,
): Promise<Response> {
  const asked = ask(request)
  const limit = request.cache === 'default' || isFromHistory(request) ? patienceMs : reloadPatienceMs
  const answer = await inTime(asked, limit)
  if (answer && !isHostDown(answer)) return answer
  return (await standIn()) ?? asked
}

/**
 * On the way back through the history browsers take whatever the HTTP cache has: without a network a page of another
 * version, whose scripts nobody holds.
 */
function ask(request: Request): Promise<Response> {
  return isFromHistory(request) ? fetch(request, { cache: 'no-cache' }) : fetch(request)
}

function isFromHistory({ cache }: Request): boolean {
  return cache === 'force-cache' || cache === 'only-if-cached'
}

/** Not the answer of a network that wants its visitor to sign in (511): that is to be seen. */
function isHostDown({ status }: Response): boolean {
  return status >= 500 && status !== 511
}

/** Undefined for what fails or is late. */
async function inTime(asked: Promise<Response>, ms: number): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  try {
    return await Promise.race([asked.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}
