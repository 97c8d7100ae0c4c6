/** The files of a folder by what they are called, which is the id of the event. */
export function named<One extends object>(files: Record<string, One>): (One & { id: string })[] {
  return Object.entries(files).map(([path, one]) => ({ id: path.replace(/^.*\/|\.ts$/g, ''), ...one }))
}
