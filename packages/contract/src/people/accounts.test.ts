import { expect, test } from 'vitest'
import { keep, refusals, sentences, taken } from '../testing/keep.ts'
import { accounts } from './accounts.ts'
import { auth } from './auth.ts'
import { firstAdmin } from './first-admin.ts'
import { passwords } from './passwords.ts'
import { secondFactor } from './second-factor.ts'

const program_id = '019ab000-0000-7000-8000-00000000000a'
const registered = {
  name: 'Ani Lestari',
  email: 'ani@sekolah.sch.id',
  password: 'sepuluh huruf',
  program_id,
}
const register = (changes: object) => refusals(accounts.register.body, { ...registered, ...changes })

test('whoever registers says who they are and what they prepare for, and the rest when something needs it', () => {
  expect(register({})).toEqual([])
  expect(refusals(accounts.register.body, {}).toSorted()).toEqual(['email', 'name', 'password', 'program_id'])
  expect(
    register({
      province_id: '31',
      city_id: '31.71',
      district_id: '31.71.01',
      grade: 'gap_year',
      phone: '0812 0000 2027',
    }),
  ).toEqual([])
})

test('nobody gives themselves a role, a result or more time', () => {
  for (const field of ['role', 'is_admin', 'status', 'extra_time_factor', 'email_verified_at'])
    expect(sentences(accounts.register.body, { ...registered, [field]: 1 })).toHaveLength(1)
})

test('what is left empty in the form is not sent, and nothing stands for it', () => {
  for (const field of ['username', 'phone', 'school_name', 'grade', 'province_id'])
    expect(register({ [field]: '' })).toEqual([field])
})

test('a name that would carry a message to a stranger says what to write', () => {
  expect(sentences(accounts.register.body, { ...registered, name: 'Menang di hadiah.example/x' })).toEqual([
    'Tulis nama saja, tanpa alamat atau tautan. Beri spasi setelah titik.',
  ])
  expect(sentences(accounts.register.body, { ...registered, name: 'Ani\u202elitseL' })).toEqual([
    'Ada tanda yang tidak terlihat. Ketik ulang dengan huruf biasa.',
  ])
  expect(sentences(accounts.register.body, { ...registered, name: '12345' })).toEqual(['Tulis dengan huruf.'])
})

test('a password is kept as it was typed, from ten letters to a hundred and twenty-eight', () => {
  const lengths = [9, 10, 128, 129].map(length => ' '.repeat(length))
  for (const [body, field, whole] of [
    [accounts.register.body, 'password', registered],
    [passwords.reset.body, 'password', { reset_token: 'x' }],
    [passwords.change.body, 'password', { current_password: 'x' }],
    [firstAdmin.create.body, 'password', { code: 'x', name: 'Bu Sri', email: registered.email }],
  ] as const)
    expect(taken(body, whole, field, lengths)).toEqual([' '.repeat(10), ' '.repeat(128)])
})

test('signing in refuses no password for its looks: it may be older than the rule', () => {
  const typed = { login: ' Ani@Sekolah.SCH.id ', password: ' x ' }
  expect(keep(auth.login.body, typed)).toEqual({ login: 'Ani@Sekolah.SCH.id', password: ' x ' })
  expect(refusals(auth.login.body, { ...typed, login: '   ' })).toEqual(['login'])
  expect(refusals(auth.login.body, { ...typed, password: '' })).toEqual(['password'])
})

test('a code by mail is six digits, of the keyboard', () => {
  const codes = ['123456', '000000', '12345', '1234567', '12 456', '१२३४५६', '１２３４５６', 123_456]
  expect(taken(passwords.verifyOtp.body, { email: registered.email }, 'otp', codes)).toEqual([
    '123456',
    '000000',
  ])
})

test('a second factor is a code of the app, or one that was written down', () => {
  const { body } = secondFactor.confirm
  expect(keep(body, { code: ' 123456 ' })).toEqual({ code: '123456' })
  expect(taken(body, {}, 'code', ['12345', '123456', 'ABCDE-FGHIJ', 'x'.repeat(21)])).toEqual([
    '123456',
    'ABCDE-FGHIJ',
  ])
  expect(refusals(secondFactor.turnOff.body, { code: '123456' })).toEqual(['password'])
})

test('a link of a mail that lost its end leads to a page that says so', () => {
  expect(keep(accounts.verifyEmail.query, {})).toEqual({ token: '' })
})
