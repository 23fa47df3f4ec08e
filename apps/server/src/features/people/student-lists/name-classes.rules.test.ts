import { expect, test } from 'vitest'
import { gradeOfClass, nameClasses } from './name-classes.rules.ts'

test('a class is called as it is called here, however the list writes it', () => {
  const names = nameClasses(['XIIIPA1', 'XII-IPA-1', 'xii ipa 1'], ['XII IPA 1'])
  expect([...names.values()]).toEqual(['XII IPA 1', 'XII IPA 1', 'XII IPA 1'])
})

test('a new class is called as the list writes it with most spaces', () => {
  const names = nameClasses(['XIMIPA2', 'XI MIPA 2', 'XI MIPA2', 'X 1'], [])
  expect(Object.fromEntries(names)).toEqual({
    XIMIPA2: 'XI MIPA 2',
    'XI MIPA 2': 'XI MIPA 2',
    'XI MIPA2': 'XI MIPA 2',
    'X 1': 'X 1',
  })
})

test.each([
  ['X 1', '10'],
  ['XI IPS 2', '11'],
  ['XII', '12'],
  ['xii-3', '12'],
  ['XIIMIPA1', '12'],
  ['XIIPA3', '11'],
  ['XTKJ', '10'],
  ['XA', '10'],
  ['X3', '10'],
  ['10 Merdeka', '10'],
  ['11.4', '11'],
])('%s is of grade %s', (name, grade) => {
  expect(gradeOfClass(name)).toBe(grade)
})

test.each(['', 'IPA 1', 'Xaverius', '9A', '13', 'Kelas X'])('“%s” tells no grade', name => {
  expect(gradeOfClass(name)).toBeUndefined()
})
