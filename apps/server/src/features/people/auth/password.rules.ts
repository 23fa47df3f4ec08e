import type { Role } from '@gerbang/contract/call.ts'
import { limits } from '../../../limits.ts'
import { isCommonPassword } from './common-passwords.ts'

export interface PasswordOwner {
  role: Role
  name: string
  email?: string | null | undefined
  username?: string | undefined
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
}

/** Only the own name or address, however it is written and whatever digits follow. */
function isOwn(password: string, { name, email, username = '' }: PasswordOwner): boolean {
  const folded = foldLetters(password)
  if (folded === '') return false
  return [name, email ?? '', email?.split('@')[0] ?? '', username].some(own => foldLetters(own) === folded)
}

/** What is wrong with a new password, as a sentence for its owner; undefined when it will do. */
export async function findPasswordFault(password: string, owner: PasswordOwner): Promise<string | undefined> {
  const least = limits.passwordLength[owner.role]
  const typed = password.normalize('NFKC')
  // Letters, not the halves of which JavaScript counts some.
  if (Array.from(typed).length < least) return `Paling sedikit ${least} huruf, angka, atau tanda.`
  if (isOwn(typed, owner)) return 'Jangan pakai nama atau emailmu sendiri.'
  if ((await isCommonPassword(typed)) || /^(.)\1*$/u.test(typed))
    return 'Kata sandi ini terlalu mudah ditebak. Coba rangkai tiga atau empat kata.'
  return undefined
}
