/** Adds the file name, which is the event's id, to each module of a glob. */
export function withFileId<One extends object>(files: Record<string, One>): (One & { id: string })[] {
  return Object.entries(files).map(([path, one]) => ({ id: path.replace(/^.*\/|\.ts$/g, ''), ...one }))
}
