import { expect, test } from 'vitest'
import { packResponses } from '../irt/pack-responses.ts'
import { scoreAbilities } from '../irt/score-abilities.ts'
import { answer } from '../irt/testing/answer-items.ts'
import { createUniform, drawNormal } from '../irt/testing/generate-responses.ts'
import { listTrueBlocks } from '../irt/testing/reference.ts'
import { findDependentGroups } from './local-dependence.ts'
import { findPersonFit, UNUSUAL } from './person-fit.ts'

const [items = []] = listTrueBlocks('3pl')
const students = 600
/** The first ten items come with two passages of five. */
const groups = items.map((_, place) => (place < 5 ? 'one' : place < 10 ? 'two' : null))

/** Students of whom each finds the first passage easier or harder by a number of SD `effect`. */
function simulate(effect: number) {
  const draw = createUniform(31)
  const codes = new Uint8Array(students * items.length)
  for (let student = 0; student < students; student += 1) {
    const theta = drawNormal(draw)
    const ease = effect * drawNormal(draw)
    for (const [place, item] of items.entries())
      codes[student * items.length + place] = answer(draw, theta + (place < 5 ? ease : 0), item)
  }
  return codes
}

const estimate = (codes: Uint8Array) => scoreAbilities(packResponses(codes, items.length), items).eap

test('a passage whose questions hang together is named, others are not', () => {
  const codes = simulate(1.2)
  const found = findDependentGroups(codes, estimate(codes), items, groups)
  expect(found.map(({ group, places }) => ({ group, places }))).toEqual([
    { group: 'one', places: [0, 1, 2, 3, 4] },
  ])
  const clean = simulate(0)
  expect(findDependentGroups(clean, estimate(clean), items, groups)).toEqual([])
})

test('patterns that follow the model look usual, whatever the ability', () => {
  const codes = simulate(0)
  const abilities = estimate(codes)
  const fits = Array.from(abilities, (theta, student) => findPersonFit(codes, student, theta, items))
  const mean = fits.reduce((sum, fit) => sum + fit, 0) / students
  const sd = Math.sqrt(fits.reduce((sum, fit) => sum + (fit - mean) ** 2, 0) / students)
  expect(Math.abs(mean)).toBeLessThan(0.15)
  expect(sd).toBeGreaterThan(0.85)
  expect(sd).toBeLessThan(1.15)
  expect(fits.filter(fit => fit < UNUSUAL).length / students).toBeLessThan(0.01)
})

test('who answers the hard questions right and the easy ones wrong looks unusual', () => {
  const byDifficulty = items
    .map((item, place) => ({ place, b: -item.d / item.a }))
    .toSorted((x, y) => x.b - y.b)
  const codes = new Uint8Array(items.length)
  for (const { place } of byDifficulty.slice(items.length / 2)) codes[place] = 1
  const [theta = 0] = estimate(codes)
  expect(findPersonFit(codes, 0, theta, items)).toBeLessThan(UNUSUAL)
})
