import type { Criterion } from '@gerbang/contract/question/essay.ts'
import type { KeyOf } from '@gerbang/contract/question.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, inputClasses } from '../../ui/form/input.tsx'
import { type DraftEditorProps, type KeyEditorProps, noDoubts, type OfficePart } from '../office-part.ts'

const words = {
  rubric: 'Rubrik',
  criterion: (number: number) => `Kriteria ${number}`,
  points: (number: number) => `Poin kriteria ${number}`,
  add: 'Tambah kriteria',
  remove: (number: number) => `Hapus kriteria ${number}`,
  shown: 'Tunjukkan rubrik kepada siswa sebelum menulis',
  model: 'Contoh jawaban',
  least: 'Kata paling sedikit',
  most: 'Kata paling banyak',
}

interface Typed {
  rubric: Criterion[]
  model: string
}

const startTyped = (key: KeyOf<'essay'> | null): Typed => ({
  rubric: key?.rubric ?? [{ id: 'k1', text: '', points: 10 }],
  model: key?.model_answer ?? '',
})

/** Undefined while a criterion has no words or the model answer lacks. */
function readTyped({ rubric, model }: Typed): KeyOf<'essay'> | undefined {
  if (model.trim() === '' || rubric.some(({ text, points }) => text.trim() === '' || !(points >= 1)))
    return undefined
  return { type: 'essay', rubric, model_answer: model.trim() }
}

const readCount = (typed: string) => (typed === '' ? null : Math.max(1, Math.trunc(Number(typed)) || 1))

function nameNext(rubric: readonly Criterion[]): string {
  const numbers = rubric.map(({ id }) => Number(id.slice(1)) || 0)
  return `k${Math.max(0, ...numbers) + 1}`
}

function KeyFields({ typed, onChange }: { typed: Typed; onChange: (typed: Typed) => void }) {
  const { rubric, model } = typed
  const write = (at: number, change: Partial<Criterion>) =>
    onChange({ ...typed, rubric: rubric.map((one, place) => (place === at ? { ...one, ...change } : one)) })
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">{words.rubric}</legend>
        {rubric.map(({ id, text, points }, at) => (
          <div key={id} className="grid grid-cols-[1fr_6rem_auto] gap-2">
            <Input
              aria-label={words.criterion(at + 1)}
              value={text}
              maxLength={500}
              onChange={event => write(at, { text: event.target.value })}
            />
            <Input
              aria-label={words.points(at + 1)}
              type="number"
              min={1}
              max={100}
              value={points}
              onChange={event => write(at, { points: Math.min(100, readCount(event.target.value) ?? 1) })}
            />
            <Button
              variant="secondary"
              aria-label={words.remove(at + 1)}
              disabled={rubric.length === 1}
              onClick={() => onChange({ ...typed, rubric: rubric.filter((_, place) => place !== at) })}
            >
              ×
            </Button>
          </div>
        ))}
        {rubric.length < 8 && (
          <Button
            variant="secondary"
            onClick={() =>
              onChange({ ...typed, rubric: [...rubric, { id: nameNext(rubric), text: '', points: 10 }] })
            }
          >
            {words.add}
          </Button>
        )}
      </fieldset>
      <Field label={words.model}>
        {control => (
          <textarea
            {...control}
            rows={6}
            value={model}
            onChange={event => onChange({ ...typed, model: event.target.value })}
            className={`${inputClasses} py-2.5`}
          />
        )}
      </Field>
    </>
  )
}

function Editor({ content, answerKey, onChange }: DraftEditorProps<'essay'>) {
  const [typed, setTyped] = useState(() => startTyped(answerKey))
  const isShown = content.shown_rubric !== null
  const write = (next: Typed, shows = isShown) => {
    setTyped(next)
    const key = readTyped(next) ?? null
    onChange({ ...content, shown_rubric: shows ? (key?.rubric ?? content.shown_rubric) : null }, key)
  }
  const setWords = (change: Partial<typeof content.words>) =>
    onChange({ ...content, words: { ...content.words, ...change } }, answerKey)
  return (
    <>
      <KeyFields typed={typed} onChange={next => write(next)} />
      <Checkbox
        label={words.shown}
        checked={isShown}
        disabled={!readTyped(typed)}
        onChange={event => write(typed, event.target.checked)}
      />
      <div className="grid grid-cols-2 gap-3">
        {(['least', 'most'] as const).map(name => (
          <Field key={name} label={words[name]}>
            {control => (
              <Input
                {...control}
                type="number"
                min={1}
                max={3000}
                value={content.words[name] ?? ''}
                onChange={event => setWords({ [name]: readCount(event.target.value) })}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  )
}

function KeyEditor({ start, onChange }: KeyEditorProps<'essay'>) {
  const [typed, setTyped] = useState(() => startTyped(start))
  const write = (next: Typed) => {
    setTyped(next)
    onChange(readTyped(next))
  }
  return <KeyFields typed={typed} onChange={write} />
}

export const essay: OfficePart<'essay'> = {
  Editor,
  start: prompt => ({ type: 'essay', prompt, words: { least: null, most: null }, shown_rubric: null }),
  listFacts: () => [],
  findDoubts: noDoubts,
  pressing: 'not by pressing',
  KeyEditor,
  describe: (_content, { rubric }) =>
    rubric.map(({ id, text, points }) => ({ id, text: `${text} (${points} poin)` })),
  suggest: key => key,
}
