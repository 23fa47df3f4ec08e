import { Decrypter, Encrypter } from 'age-encryption'
import { openArchive } from '@gerbang/interchange/archive/open-archive.ts'
import { DEFAULT_LIMITS } from '@gerbang/interchange/model/limits.ts'
import { readText } from '@gerbang/interchange/text/read-text.ts'
import { writeText } from '@gerbang/interchange/text/write-text.ts'
import { zipSync } from 'fflate'
import { type PackFault, type PackFiles, SEAL, WORD_LIST } from './pack.ts'

/** As powers of two. More would take more memory than a small server has; a word that is long enough needs no more. */
const workFactor = 15
const mostWorkFactor = 17

export const isSealed = (files: PackFiles): boolean => files.has(SEAL)

const isQuestions = (path: string) => path.endsWith('.soal.md')
const isPicture = (path: string) => /^banks\/.*\.(?:webp|png|jpe?g|svg)$/i.test(path)
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** The same questions without what is right, why, and how to find it. */
function hideKeys(bytes: Uint8Array): Uint8Array {
  const { file } = readText(decode(bytes))
  const questions = file.questions.map(question => ({
    ...question,
    draft: { ...question.draft, key: null, explanation: '', explanation_video_url: null, hint: undefined },
  }))
  return new TextEncoder().encode(writeText({ ...file, questions }))
}

/** Pictures are named by their file's name beside the text. */
function isNamed(picture: string, texts: ReadonlyMap<string, string>): boolean {
  const name = picture.slice(picture.lastIndexOf('/') + 1)
  return texts.values().some(text => text.includes(name))
}

/** The files of a pack without faults, its keys and explanations sealed by a word. */
export async function sealPack(files: PackFiles, word: string): Promise<PackFiles> {
  const open = new Map([...files].map(([path, bytes]) => [path, isQuestions(path) ? hideKeys(bytes) : bytes]))
  const texts = new Map(
    [...open].flatMap(([path, bytes]) => (isPicture(path) ? [] : [[path, decode(bytes)] as const])),
  )
  const hidden = [...files].filter(
    ([path]) => isQuestions(path) || path === WORD_LIST || (isPicture(path) && !isNamed(path, texts)),
  )
  for (const [path] of hidden) if (!isQuestions(path)) open.delete(path)
  const about = JSON.parse(decode(files.get('pack.json') ?? new Uint8Array())) as object
  open.set('pack.json', new TextEncoder().encode(`${JSON.stringify({ ...about, sealed: true }, null, 2)}\n`))
  const encrypter = new Encrypter()
  encrypter.setPassphrase(word)
  encrypter.setScryptWorkFactor(workFactor)
  return open.set(SEAL, await encrypter.encrypt(zipSync(Object.fromEntries(hidden))))
}

export type OpenedSeal = { files: PackFiles; faults?: never } | { files?: never; faults: [PackFault] }

const refuse = (message: string): OpenedSeal => ({ faults: [{ file: SEAL, line: 1, message }] })

/** Whoever made the file may ask for more memory than there is. */
function asksTooMuch(seal: Uint8Array): boolean {
  const [, factor] = /^-> scrypt \S+ (\d+)$/m.exec(decode(seal.subarray(0, 500))) ?? []
  return Number(factor ?? 0) > mostWorkFactor
}

async function decrypt(seal: Uint8Array, word: string): Promise<Uint8Array | undefined> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(word)
  return decrypter.decrypt(seal, 'uint8array').catch(() => undefined)
}

/** The pack as its author had it. What stands open must be what the seal holds, less its keys. */
export async function openSeal(files: PackFiles, word: string | undefined): Promise<OpenedSeal> {
  const seal = files.get(SEAL)
  if (!seal) return { files }
  if (!word) return refuse('paket ini tersegel; isi kata sandi dari pembuatnya')
  if (asksTooMuch(seal))
    return refuse('segel ini terlalu berat untuk dibuka; minta pembuatnya menyegel ulang')
  const bytes = await decrypt(seal, word)
  if (!bytes)
    return refuse('kata sandi ini tidak membuka segelnya; periksa huruf besar, huruf kecil, dan spasi')
  const archive = openArchive(bytes, DEFAULT_LIMITS)
  const hidden = new Map(archive.names.map(name => [name, archive.read(name) ?? new Uint8Array()]))
  const strange = [...hidden.keys()].find(
    path => !isQuestions(path) && !isPicture(path) && path !== WORD_LIST,
  )
  if (strange !== undefined) return refuse(`segel ini memuat ${strange}, yang bukan soal dan bukan gambar`)
  for (const [path, shown] of files)
    if (isQuestions(path) && decode(hideKeys(hidden.get(path) ?? new Uint8Array())) !== decode(shown))
      return refuse(`${path} tidak sama dengan yang disegel; minta pembuatnya menyegel ulang`)
  const opened = new Map([...files, ...hidden])
  opened.delete(SEAL)
  return { files: opened }
}
