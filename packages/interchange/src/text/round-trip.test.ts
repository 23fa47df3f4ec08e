import type { DraftContentOf, KeyOf, QuestionDraft, QuestionType } from '@gerbang/contract/question.ts'
import { questionDraft } from '@gerbang/contract/question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FileQuestion, QuestionFile } from './question-file.ts'
import { readText } from './read-text.ts'
import { writeText } from './write-text.ts'

/** Lines of authors, those among them that look like the format's own. */
const line = fc.constantFrom(
  'Nilai $x$ adalah ….',
  '## Soal PU-1',
  '## Teks',
  '### Pembahasan',
  '### Petunjuk',
  String.raw`\### Pembahasan`,
  '- [x] A. bukan pilihan',
  '- butir',
  '= 5',
  '---',
  'tingkat: mudah',
  '  masuk dua spasi',
  '| a | b |',
  String.raw`$\frac{1}{2}$ [a] \| b`,
  '![Grafik](grafik.webp)',
)
/** Blank lines within a text stay; a file does not keep those around it. */
const text = fc
  .tuple(line, fc.array(fc.oneof(line, fc.constant('')), { maxLength: 3 }), line)
  .map(([first, middle, last]) => [first, ...middle, last].join('\n'))
const words = fc.oneof(text, line, fc.constant(''))
const ids = (least: number, most: number) =>
  fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: least, maxLength: most })
const parts = (least: number, most: number) =>
  fc
    .oneof(
      ids(least, most),
      fc
        .integer({ min: least, max: most })
        .map(count => Array.from({ length: count }, (_, at) => `s${at + 1}`)),
    )
    .chain(names => fc.tuple(...names.map(id => words.map(text => ({ id, text })))))
const order = fc.constantFrom<{ keeps_order?: true }>({}, { keeps_order: true })
const credit = fc.constantFrom('all_or_nothing' as const, 'proportional' as const)
const label = fc.constantFrom('Benar', 'Salah', '', 'a | b', String.raw`a\]`, 'c2', 'x')

type Asked<T extends QuestionType> = { content: DraftContentOf<T>; key: KeyOf<T> | null }
/** Some of the ids may lack their value; null where all do. */
function someOf<V>(ids: readonly string[], value: fc.Arbitrary<V>): fc.Arbitrary<Record<string, V> | null> {
  return fc
    .tuple(...ids.map(id => fc.option(value).map(one => [id, one] as const)))
    .map(all => all.filter((pair): pair is readonly [string, V & {}] => pair[1] !== null))
    .map(pairs => (pairs.length === 0 ? null : Object.fromEntries(pairs)))
}
const single = fc.tuple(words, parts(2, 5), order).chain(([prompt, options, rule]) =>
  fc.option(fc.constantFrom(...options)).map(
    (right): Asked<'single_choice'> => ({
      content: { type: 'single_choice', prompt, options, ...rule },
      key: right && { type: 'single_choice', option_id: right.id },
    }),
  ),
)
const multiple = fc.tuple(words, parts(2, 8), order, credit).chain(([prompt, options, rule, credit]) =>
  fc.subarray(options).map(
    (right): Asked<'multiple_choice'> => ({
      content: { type: 'multiple_choice', prompt, options, ...rule, credit },
      key: right.length === 0 ? null : { type: 'multiple_choice', option_ids: right.map(({ id }) => id) },
    }),
  ),
)
const weighted = fc.tuple(words, parts(2, 5), order).chain(([prompt, options, rule]) =>
  someOf(
    options.map(({ id }) => id),
    fc.integer({ min: 1, max: 10 }),
  ).map(
    (weights): Asked<'weighted_choice'> => ({
      content: { type: 'weighted_choice', prompt, options, ...rule },
      key: weights && { type: 'weighted_choice', weights },
    }),
  ),
)
const table = fc
  .tuple(words, ids(2, 2), label, label, parts(1, 10), credit, fc.boolean())
  .chain(([prompt, names, one, other, statements, credit, isUsual]) => {
    const [first = '', second = ''] = isUsual ? ['c1', 'c2'] : names
    const columns = [
      { id: first, label: one },
      { id: second, label: other },
    ]
    return someOf(
      statements.map(({ id }) => id),
      fc.constantFrom(first, second),
    ).map(
      (column_ids): Asked<'true_false_table'> => ({
        content: { type: 'true_false_table', prompt, columns, statements, credit },
        key: column_ids && { type: 'true_false_table', column_ids },
      }),
    )
  })
const matched = fc
  .tuple(words, parts(2, 8), fc.integer({ min: 3, max: 8 }), order, credit)
  .chain(([prompt, some, count, rule, credit]) => {
    const items = some.map(({ text }, at) => ({ id: `s${at + 1}`, text }))
    const options = 'abcdefgh'
      .slice(0, count)
      .split('')
      .map(id => ({ id, text: `- [x] ${id}` }))
    return someOf(
      items.map(({ id }) => id),
      fc.constantFrom(...options.map(({ id }) => id)),
    ).map(
      (pairs): Asked<'matching'> => ({
        content: { type: 'matching', prompt, items, options, ...rule, credit },
        key: pairs && { type: 'matching', pairs },
      }),
    )
  })
const value = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map(one => one + 0)
const short = fc
  .tuple(
    words,
    fc.oneof(
      fc.record({ kind: fc.constant('number' as const), value, tolerance: fc.constantFrom(0, 0.05, 2) }),
      fc.record({
        kind: fc.constant('text' as const),
        accepted: fc.array(fc.constantFrom('ibu kota', '= 5', ' dua', '- [x] A. a'), { minLength: 1 }),
      }),
    ),
    fc.boolean(),
  )
  .map(
    ([prompt, answer, isKeyed]): Asked<'short_answer'> => ({
      content: { type: 'short_answer', prompt, input: answer.kind },
      key: isKeyed ? { type: 'short_answer', answer } : null,
    }),
  )
const count = fc.option(fc.integer({ min: 1, max: 3000 }))
const trimmed = line.map(one => one.trim())
/** Either half of a key may be missing; then the other stays only where students see it. */
const essay = fc
  .tuple(
    words,
    ids(1, 8),
    fc.record({ least: count, most: count }),
    trimmed,
    fc.array(fc.oneof(trimmed, fc.constant(''))),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([prompt, ids, words, first, lines, isShown, isKeyed]): Asked<'essay'> => {
    const rubric = ids.map((id, at) => ({ id, text: `${first} ${at}`, points: at * 14 + 1 }))
    const model_answer = [first, ...lines, first].join('\n')
    return {
      content: { type: 'essay', prompt, words, shown_rubric: isShown ? rubric : null },
      key: isKeyed ? { type: 'essay', rubric, model_answer } : null,
    }
  })

const asked: { [T in QuestionType]: fc.Arbitrary<Asked<T>> } = {
  single_choice: single,
  multiple_choice: multiple,
  weighted_choice: weighted,
  true_false_table: table,
  matching: matched,
  short_answer: short,
  essay,
}

const passages = fc
  .array(fc.record({ title: fc.constantFrom('', 'Pasar: harga', 'Tabel'), body: text }), { maxLength: 3 })
  .map(list => list.map((passage, at) => ({ ref: `PU-S${at + 1}`, ...passage })))

function fileOf(kind: fc.Arbitrary<Pick<QuestionDraft, 'content' | 'key'>>): fc.Arbitrary<QuestionFile> {
  return passages.chain(passages => {
    const question = fc.record({
      draft: fc
        .tuple(kind, words, fc.constantFrom(null, 'https://contoh.id/v?a=1'), fc.option(text))
        .map(([one, explanation, explanation_video_url, hint]) => ({
          ...one,
          explanation,
          explanation_video_url,
          ...(hint !== null && { hint }),
        })),
      passage: fc.constantFrom(null, ...passages.map(({ ref }) => ref)),
      topics: fc.constantFrom<string[]>(['Peluang'], ['Peluang', 'Data | tabel']),
      difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
      points: fc.constantFrom(1, 5, 2.5),
      lang: fc.constantFrom('id' as const, 'en' as const),
    })
    return fc.array(question, { minLength: 1, maxLength: 4 }).map(list => ({
      sub_test: 'PU',
      passages,
      questions: list.map((one, at): FileQuestion => ({ ref: `PU-${at + 101}`, ...one })),
    }))
  })
}

test.each(Object.entries(asked))('what is written of %s reads the same', (_, kind) => {
  fc.assert(
    fc.property(fileOf(kind), file => {
      const written = writeText(file)
      expect(readText(written)).toEqual({ file, faults: [] })
      expect(readText(written.replaceAll('\n', '\r\n')).file).toEqual(file)
    }),
  )
})

test('the drafts that are tried are drafts of the contract', () => {
  fc.assert(
    fc.property(fileOf(fc.oneof(...Object.values(asked))), ({ questions }) => {
      for (const { draft } of questions) expect(questionDraft.parse(draft)).toEqual(draft)
    }),
    { numRuns: 20 },
  )
})
