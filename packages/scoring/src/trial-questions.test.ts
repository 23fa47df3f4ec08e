import { expect, test } from 'vitest'
import { chooseTrials, countBlocks, findBlock, placeTrials } from './trial-questions.ts'

const question = (question_id: string, stimulus_id: string | null = null) => ({ question_id, stimulus_id })
const names = (items: readonly { question_id: string }[]) => items.map(({ question_id }) => question_id)

test.each([
  [8, 2, 4],
  [6, 4, 3],
  [7, 3, 7],
  [3, 5, 1],
  [5, 5, 1],
])('of %i trial questions, %i each, %i blocks hold every one equally often', (trials, each, blocks) => {
  expect(countBlocks(trials, each)).toBe(blocks)
  const all = Array.from({ length: trials }, (_, at) => at)
  const met = Array.from({ length: blocks }, (_, block) => chooseTrials(all, each, block))
  for (const block of met) expect(new Set(block).size).toBe(Math.min(each, trials))
  const times = all.map(at => met.flat().filter(own => own === at).length)
  expect(new Set(times).size).toBe(1)
})

test('nobody meets any where none are wanted', () => {
  expect(countBlocks(0, 3)).toBe(1)
  expect(countBlocks(4, 0)).toBe(1)
  expect(chooseTrials([], 3, 0)).toEqual([])
  expect(chooseTrials([1, 2], 0, 0)).toEqual([])
})

test('seeds spread evenly over the blocks, and a seed always meets the same one', () => {
  const counts = [0, 0, 0, 0]
  for (let seed = 0; seed < 8_000; seed += 1) {
    const block = findBlock(seed, 'sub-test', 4)
    expect(findBlock(seed, 'sub-test', 4)).toBe(block)
    counts[block] = (counts[block] ?? 0) + 1
  }
  // Five errors of a binomial count.
  for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200)
})

test('trial questions stand among the others, which keep their order, and never inside a passage', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f']
  const items = letters.map(name => question(name, 'bcd'.includes(name) ? 'passage' : null))
  const trials = Array.from({ length: 40 }, (_, at) => question(`trial ${at}`))
  const firsts = trials.map(trial => placeTrials(items, [trial]).indexOf(trial))
  expect(new Set(firsts)).toEqual(new Set([0, 1, 4, 5, 6]))
  const placed = placeTrials(items, trials)
  expect(placed).toHaveLength(46)
  expect(names(placed).filter(name => name.length === 1)).toEqual(letters)
  const start = names(placed).indexOf('b')
  expect(names(placed).slice(start, start + 3)).toEqual(['b', 'c', 'd'])
})

test('a trial question of a passage stands with its passage', () => {
  const items = [question('a'), question('b', 'passage'), question('c', 'passage'), question('d')]
  expect(names(placeTrials(items, [question('new', 'passage')]))).toEqual(['a', 'b', 'c', 'new', 'd'])
  const two = placeTrials(items, [question('x', 'other'), question('y', 'other')])
  expect(names(two).indexOf('y')).toBe(names(two).indexOf('x') + 1)
})
