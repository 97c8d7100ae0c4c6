export function createFakeStorage(initial: Record<string, string> = {}): Storage {
  const held = new Map(Object.entries(initial))
  return {
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => {
      held.set(key, value)
    },
    removeItem: (key) => {
      held.delete(key)
    },
    clear: () => held.clear(),
  }
}
