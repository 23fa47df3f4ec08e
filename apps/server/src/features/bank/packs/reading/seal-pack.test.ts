import { readText } from '@gerbang/interchange/text/read-text.ts'
import { strFromU8, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { packFiles, smallPack } from '../../../../testing/packs.ts'
import { readPack } from './read-pack.ts'
import { SEAL } from './pack.ts'
import { openSeal, sealPack } from './seal-pack.ts'
import { readShipped } from './read-shipped.ts'

const word = 'angin lalu di sawah'
const bank = 'banks/uji/mtk.soal.md'

/** The small pack, whose first explanation has a drawing that its question does not show. */
function drawnPack() {
  const text = (smallPack()[bank] ?? '')
    .replace('Berapa $1+1$?', 'Berapa $1+1$? ![Dua apel](apel.svg)')
    .replace('Hitung saja.', 'Hitung saja. ![Jawabannya](jawab.svg)')
  return packFiles(
    smallPack({ [bank]: text, 'banks/uji/apel.svg': '<svg/>', 'banks/uji/jawab.svg': '<svg/>' }),
  )
}

const textsOf = (files: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, strFromU8(bytes, true)]))

test('of no kind of question does a sealed pack show a key or an explanation, and its word opens all of it', async () => {
  const { files } = await readShipped('utbk-snbt')
  const sealed = await sealPack(files, word)
  const questions = [...sealed].flatMap(([path, bytes]) =>
    path.endsWith('.soal.md') ? readText(strFromU8(bytes)).file.questions : [],
  )
  const before = [...files].flatMap(([path, bytes]) =>
    path.endsWith('.soal.md') ? readText(strFromU8(bytes)).file.questions : [],
  )
  expect(questions.map(({ ref }) => ref)).toEqual(before.map(({ ref }) => ref))
  expect(questions.map(({ draft }) => draft.content)).toEqual(before.map(({ draft }) => draft.content))
  for (const { draft } of questions)
    expect([draft.key, draft.explanation, draft.explanation_video_url, draft.hint]).toEqual([
      null,
      '',
      null,
      undefined,
    ])
  const { files: opened } = await openSeal(sealed, word)
  const { 'pack.json': about, ...texts } = textsOf(opened ?? new Map())
  const { 'pack.json': _, ...original } = textsOf(files)
  expect(texts).toEqual(original)
  expect(JSON.parse(about ?? '')).toMatchObject({ id: 'utbk-snbt', sealed: true })
})

test('a list of words says where a slip is asked about, so it goes into the seal', async () => {
  const files = packFiles(smallPack({ 'ejaan.txt': 'resiko: MTK-1\n' }))
  const sealed = await sealPack(files, word)
  expect([...sealed.keys()]).not.toContain('ejaan.txt')
  const { files: opened } = await openSeal(sealed, word)
  expect(strFromU8(opened?.get('ejaan.txt') ?? new Uint8Array())).toBe('resiko: MTK-1\n')
})

test('a picture that an explanation alone names goes into the seal', async () => {
  const sealed = await sealPack(drawnPack(), word)
  expect([...sealed.keys()].filter(path => path.startsWith('banks/')).toSorted()).toEqual([
    'banks/uji/apel.svg',
    'banks/uji/bank.json',
    bank,
  ])
  const { files } = await openSeal(sealed, word)
  expect([...(files?.keys() ?? [])].toSorted()).toEqual([...drawnPack().keys()].toSorted())
})

const sayings = async (files: ReadonlyMap<string, Uint8Array>, given?: string) =>
  (await openSeal(files, given)).faults?.map(({ message }) => message)

test('a pack is opened by its word alone, and says what to do', async () => {
  const sealed = await sealPack(drawnPack(), word)
  expect(await sayings(sealed)).toEqual(['paket ini tersegel; isi kata sandi dari pembuatnya'])
  expect(await sayings(sealed, `${word} `)).toEqual([
    'kata sandi ini tidak membuka segelnya; periksa huruf besar, huruf kecil, dan spasi',
  ])
  expect(await sayings(drawnPack(), word)).toBeUndefined()
  // Whoever reads it all the same finds questions without keys.
  expect(readPack(sealed).faults.length).toBeGreaterThan(0)
})

test('what stands open is what was sealed, or nothing is opened', async () => {
  const sealed = new Map(await sealPack(drawnPack(), word))
  const shown = strFromU8(sealed.get(bank) ?? new Uint8Array())
  sealed.set(bank, strToU8(shown.replace('Berapa $4:2$?', 'Berapa $4:1$?')))
  expect(await sayings(sealed, word)).toEqual([
    `${bank} tidak sama dengan yang disegel; minta pembuatnya menyegel ulang`,
  ])
})

test('a seal that asks for more memory than a small server has is not tried', async () => {
  const sealed = new Map(await sealPack(drawnPack(), word))
  const seal = strFromU8(sealed.get(SEAL) ?? new Uint8Array(), true)
  sealed.set(SEAL, strToU8(seal.replace(/^(-> scrypt \S+) \d+$/m, '$1 20'), true))
  expect(await sayings(sealed, word)).toEqual([
    'segel ini terlalu berat untuk dibuka; minta pembuatnya menyegel ulang',
  ])
})
