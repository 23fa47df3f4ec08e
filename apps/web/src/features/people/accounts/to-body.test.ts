import { accounts } from '@gerbang/contract/people/accounts.ts'
import { expect, test } from 'vitest'
import { buildBody } from '../../../form/build-body.ts'
import { readRules } from '../../../form/field-rules.ts'
import { emptyValues } from './draft.ts'
import { toBody } from './to-body.ts'

const province = { id: '32', name: 'Jawa Barat' }
const typed = { ...emptyValues, name: 'Rani Putri', province }

function build(values: typeof typed) {
  return buildBody(readRules(accounts.register), toBody(values), false)
}

test('a phone number and a code are sent only when they were written', () => {
  expect(build({ ...typed, phone: '  ' })).not.toHaveProperty('phone')
  expect(build({ ...typed, phone: '0812 3456 7890', student_code: 'GRB7K2' })).toMatchObject({
    phone: '0812 3456 7890',
    student_code: 'GRB7K2',
    province_id: '32',
  })
})
