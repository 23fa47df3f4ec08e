import { SNBT_CHOICE_RULES } from '@gerbang/scoring/check-choices.ts'
import { expect, test } from 'vitest'
import {
  describeRules,
  findProblem,
  findSlotProblem,
  moveSlot,
  openSlots,
  emptySlot,
  type Slot,
} from './choice-slots.ts'

const rules = { ...SNBT_CHOICE_RULES, combinations: [...SNBT_CHOICE_RULES.combinations] }
const university = { id: 'u', name: 'Universitas', short_name: 'U' }

function slot(key: number, level: 'S1' | 'D4' | 'D3', id = String(key)): Slot {
  return { key, university, major: { id, name: 'Jurusan', level, group: '', figures: null } }
}

const keys = (slots: Slot[]) => slots.map(({ key }) => key)

test('an empty attempt opens as many slots as are asked for, at least one', () => {
  const attempt = { id: 'a', number: 1, status: 'enrolled', choices: [], finished_at: null } as const
  const open = (min: number) => openSlots({ ...attempt, choices: [] }, { ...rules, min }).length
  expect([open(0), open(1), open(2)]).toEqual([1, 1, 2])
})

test('a slot moves up and down and never off the list', () => {
  const slots = [slot(0, 'S1'), slot(1, 'S1'), slot(2, 'S1')]
  expect(keys(moveSlot(slots, 2, 1))).toEqual([0, 2, 1])
  expect(keys(moveSlot(slots, 0, 1))).toEqual([1, 0, 2])
  expect(keys(moveSlot(slots, 0, -1))).toEqual([0, 1, 2])
  expect(keys(moveSlot(slots, 2, 3))).toEqual([0, 1, 2])
})

test('a full and allowed list has no problem', () => {
  expect(findProblem([slot(0, 'S1'), slot(1, 'S1'), slot(2, 'D3')], rules)).toBeUndefined()
})

test.each([
  ['Lengkapi', [slot(0, 'S1'), { key: 1, university, major: null }]],
  ['dua kali', [slot(0, 'S1', 'same'), slot(1, 'S1', 'same')]],
  ['S1 \\+ S1 \\+ S1', [slot(0, 'S1'), slot(1, 'S1'), slot(2, 'S1')]],
])('the problem says: %s', (words, slots) => {
  expect(findProblem(slots, rules)).toMatch(new RegExp(words))
})

test('each choice says what is wrong with it, and only with it', () => {
  const slots = [
    slot(0, 'S1', 'same'),
    emptySlot(1),
    { key: 2, university, major: null },
    slot(3, 'S1', 'same'),
  ]
  expect(slots.map((_, index) => findSlotProblem(slots, index))).toEqual([
    undefined,
    expect.stringMatching('universitas'),
    expect.stringMatching('jurusannya'),
    expect.stringMatching('sudah kamu pilih'),
  ])
})

test('the rules of SNBT read as a student would say them', () => {
  expect(describeRules(rules)).toEqual([
    { length: 1, mixes: [] },
    { length: 2, mixes: [] },
    { length: 3, mixes: ['2 S1 + 1 D4/D3', '1 S1 + 2 D4/D3', '3 D4/D3, minimal 1 D3'] },
    { length: 4, mixes: ['2 S1 + 2 D4/D3, minimal 1 D3', '1 S1 + 3 D4/D3, minimal 1 D3'] },
  ])
})
