import { chances } from '../sandbox/scores/sample-match.ts'

/** Deterministic random numbers from 0 to 1. */
export class Random {
  readonly next: () => number

  constructor(...seed: readonly (number | string)[]) {
    let hash = 2_166_136_261
    for (const character of seed.join(' ')) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619)
    this.next = chances(hash)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** An integer from `least` to `most`, inclusive. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.whole(0, items.length - 1)] ?? items[0]
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, order: this.next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item)
  }
}
