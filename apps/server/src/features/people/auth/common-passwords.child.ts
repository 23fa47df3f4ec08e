import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import * as indonesian from '@zxcvbn-ts/language-id'
import { shortestPassword } from './common-passwords.ts'

function listEntries({ dictionary }: { dictionary: object }): string[] {
  return Object.values(dictionary).flatMap((entries: unknown) => (Array.isArray(entries) ? entries : []))
}

const entries = [common, english, indonesian].flatMap(listEntries).map(entry => entry.toLowerCase())
process.stdout.write(entries.filter(entry => entry.length >= shortestPassword).join('\n'))
