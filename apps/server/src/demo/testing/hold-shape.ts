import { expect, test } from 'vitest'
import type { SeedItem } from './written-papers.ts'

const levels = { easy: 0.25, medium: 0.5, hard: 0.25 }

export const share = <T>(all: readonly T[], holds: (one: T) => boolean) =>
  all.filter(holds).length / all.length
export const isSingle = (item: SeedItem) => item.type === 'single_choice'

/** Tests of what the questions of every sub-test look like together; no letter is the key of a larger share than this. */
export function holdShape(subject: string, items: readonly SeedItem[], mostOfALetter: number): void {
  test('is a quarter easy, half medium and a quarter hard, to a question or two', () => {
    const off = Object.entries(levels).filter(
      ([difficulty, part]) => Math.abs(share(items, item => item.difficulty === difficulty) - part) > 0.1,
    )
    expect(off).toEqual([])
  })

  test('has typed answers only in mathematics, and no pick-alls, like the official paper', () => {
    const types = new Set<string>(items.map(item => item.type))
    expect(types).not.toContain('multiple_choice')
    expect(types.has('short_answer')).toBe(subject === 'PK' || subject === 'PM')
  })

  test('has every letter as a key, and none too often', () => {
    const singles = items.filter(isSingle)
    const counts = [...Map.groupBy(singles, item => item.key).values()].map(same => same.length)
    expect(counts).toHaveLength(5)
    expect(Math.max(...counts) / singles.length).toBeLessThanOrEqual(mostOfALetter)
  })
}
