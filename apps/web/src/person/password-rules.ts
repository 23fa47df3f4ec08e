import { passwords } from '@gerbang/contract/people/passwords.ts'
import { readRules } from '../form/field-rules.ts'
import { texts } from './password-texts.ts'

const rules = readRules(passwords.reset).fields['password']

/** The server also refuses common passwords, which only it can know, and wants more of staff than the contract says. */
export const minPasswordLength = { student: rules?.kind === 'text' ? (rules.min ?? 0) : 0, staff: 15 }

export interface PasswordRule {
  text: string
  isKept: boolean
}

/** `own` are the name and the address of the account, where they are known: a password that equals one is refused. */
export function checkPassword(password: string, minLength: number, own: readonly string[]): PasswordRule[] {
  const rules = [{ text: texts.rules.length(minLength), isKept: password.length >= minLength }]
  if (own.length === 0) return rules
  const isNotOwn = password !== '' && !own.some(word => isSame(word, password))
  return [...rules, { text: texts.rules.own, isKept: isNotOwn }]
}

/** For a form: what to do about it, if anything. */
export function findPasswordMistake(
  password: string,
  minLength: number,
  own: readonly string[],
): string | undefined {
  if (password === '') return texts.needPassword
  const broken = checkPassword(password, minLength, own).find(({ isKept }) => !isKept)
  return broken && texts.broken(broken.text)
}

/** However it is written and whatever digits follow: only letters count. */
function isSame(word: string, password: string) {
  const folded = foldLetters(password)
  return folded !== '' && [word, word.split('@')[0] ?? ''].some(own => foldLetters(own) === folded)
}

function foldLetters(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
}
