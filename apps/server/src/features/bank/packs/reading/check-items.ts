import { posix } from 'node:path'
import { cleanDrawing } from '../../../../content/clean-drawing.ts'
import { itemsOf, type Pack, type PackItem, type TellFault } from './pack.ts'
import { lessonsAreWhole } from './check-lessons.ts'
import { topicsAreListed } from './check-topics.ts'
import { countItems } from './pack-kinds.ts'

type Check = (pack: Pack, tell: TellFault) => void

const countsAreTrue: Check = ({ manifest, items }, tell) => {
  const found: Record<string, number> = { ...countItems(items) }
  for (const name of new Set([...Object.keys(manifest.counts), ...Object.keys(found)])) {
    const [said, is] = [manifest.counts[name] ?? 0, found[name] ?? 0]
    if (said !== is) tell('pack.json', 1, `counts menyebut ${said} ${name}, isinya ${is}`)
  }
}

/** Questions and passages share one book of codes, as in their files. */
const bookOf = ({ kind }: PackItem) => (kind === 'passage' ? 'question' : kind)

const refsAreUnique: Check = ({ items }, tell) => {
  const first = new Map<string, PackItem>()
  for (const item of items) {
    const key = `${bookOf(item)} ${item.ref}`
    const earlier = first.get(key)
    if (!earlier) first.set(key, item)
    else if (earlier.file !== item.file || earlier.kind !== item.kind)
      tell(item.file, item.line, `kode ${item.ref} sudah dipakai di ${earlier.file} baris ${earlier.line}`)
  }
}

/** Every subject that something names is one of the pack's program. */
const subjectsAreKnown: Check = ({ manifest, items }, tell) => {
  const [program] = itemsOf(items, 'program')
  if (!program && manifest.program !== null) return
  const known = new Set(program?.data.subjects.map(({ code }) => code))
  const demand = ({ file, line, name }: PackItem, codes: readonly (string | null)[]) => {
    for (const code of new Set(codes))
      if (code !== null && !known.has(code))
        tell(file, line, `${name} menyebut subtes ${code}, yang tidak ada di program.json`)
  }
  for (const item of [...itemsOf(items, 'format'), ...itemsOf(items, 'tryout')])
    demand(
      item,
      item.data.sub_tests.map(({ subject }) => subject),
    )
  for (const item of itemsOf(items, 'quiz')) demand(item, [item.data.subject])
  for (const item of itemsOf(items, 'question')) demand(item, [item.data.sub_test])
}

const banksHoldTheirFiles: Check = ({ items, files }, tell) => {
  const banks = new Map(itemsOf(items, 'bank').map(item => [item.ref, item]))
  for (const { ref, file, data } of banks.values())
    for (const name of data.sub_tests)
      if (!files.has(`banks/${ref}/${name}.soal.md`))
        tell(file, 1, `sub_tests menyebut ${name}, tetapi banks/${ref}/${name}.soal.md tidak ada`)
  const lost = new Set<string>()
  for (const { file, data } of itemsOf(items, 'question')) {
    const bank = banks.get(data.bank)
    const name = posix.basename(file, '.soal.md')
    if (bank?.data.sub_tests.includes(name) || lost.has(file)) continue
    lost.add(file)
    tell(file, 1, `berkas ini tidak disebut di sub_tests banks/${data.bank}/bank.json`)
  }
}

const papersHoldQuestions: Check = ({ items }, tell) => {
  const questions = new Map(itemsOf(items, 'question').map(item => [item.ref, item]))
  const demand = ({ file, name }: PackItem, refs: readonly string[]) => {
    for (const ref of refs)
      if (!questions.has(ref)) tell(file, 1, `${name} menyebut soal ${ref}, yang tidak ada di paket ini`)
  }
  for (const quiz of itemsOf(items, 'quiz')) demand(quiz, quiz.data.questions)
  for (const tryout of itemsOf(items, 'tryout'))
    for (const { subject, bank, questions: chosen } of tryout.data.sub_tests) {
      demand(tryout, chosen ?? [])
      const has = questions.values().some(({ data }) => data.bank === bank && data.sub_test === subject)
      if (!has) tell(tryout.file, 1, `${tryout.name} memakai bank ${bank}, yang tidak punya soal ${subject}`)
    }
}

const named = /\]\(([\w./@-]+\.(?:webp|png|jpe?g|svg))\)/g

/** The pictures that an item names, as paths inside the pack. */
export function listPictures({ file, data }: PackItem): string[] {
  const texts = JSON.stringify(data)
  const inTexts = Array.from(texts.matchAll(named), ([, name = '']) => name)
  const head: Record<string, unknown> = 'head' in data ? data.head : {}
  const beside = [head['cover'], head['picture']].filter(name => typeof name === 'string' && name !== '')
  return [...inTexts, ...(beside as string[])].map(name => posix.join(posix.dirname(file), name))
}

const unclear = 'bukan gambar SVG dengan viewBox, width, dan height dalam piksel'

const picturesAreThere: Check = ({ items, files }, tell) => {
  for (const item of items)
    for (const path of listPictures(item)) {
      const bytes = files.get(path)
      if (!bytes) tell(item.file, item.line, `${item.name} menyebut gambar ${path}, yang tidak ada`)
      else if (path.endsWith('.svg') && !cleanDrawing(new TextDecoder().decode(bytes))) tell(path, 1, unclear)
    }
}

const checks: Check[] = [
  countsAreTrue,
  refsAreUnique,
  subjectsAreKnown,
  topicsAreListed,
  lessonsAreWhole,
  banksHoldTheirFiles,
  papersHoldQuestions,
  picturesAreThere,
]

/** What holds between the files of a pack. What its texts look like is asked by `check-contents.ts`. */
export const checkItems: Check = (pack, tell) => {
  for (const check of checks) check(pack, tell)
}
