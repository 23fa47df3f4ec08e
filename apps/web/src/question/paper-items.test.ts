import { expect, test } from 'vitest'
import { listItems, orderParts, readLetter } from './paper-items.ts'

const question = (id: string, stimulus_id: string | null = null) => ({ id, stimulus_id })

test('questions follow the order of the attempt and carry their passage', () => {
  const stimulus = { id: 's1', title: 'Tempe', html: '<p>…</p>' }
  const paper = { questions: [question('a'), question('b', 's1')], stimuli: [stimulus] }
  const order = ['b', 'a'].map(question_id => ({ question_id, part_ids: [] }))
  expect(listItems(paper, order).map(item => [item.number, item.question.id, item.stimulus])).toEqual([
    [1, 'b', stimulus],
    [2, 'a', null],
  ])
})

test('options follow the order of the attempt, and none is lost when the order forgets it', () => {
  const options = ['a', 'b', 'c'].map(id => ({ id, html: id }))
  const content = { type: 'single_choice' as const, prompt_html: '', options }
  expect(orderParts(content, ['c', 'a', 'gone']).map(part => part.id)).toEqual(['c', 'a', 'b'])
})

test('options carry the letters A to H', () => {
  expect([0, 4, 7].map(readLetter)).toEqual(['A', 'E', 'H'])
})
