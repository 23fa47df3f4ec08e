import { results } from '@gerbang/contract/scores/results.ts'
import { useId, useRef, useState } from 'react'
import { send } from '../../../../api/send.ts'
import { Button } from '../../../../ui/button.tsx'
import { texts } from './texts.ts'

/** Notes saved since the review was loaded: leafing back finds them. */
const saved = new Map<string, string>()

type State = 'unchanged' | 'changed' | 'saving' | 'saved' | 'failed'

export function NoteField({ slug, questionId, note }: { slug: string; questionId: string; note: string }) {
  const id = useId()
  const [text, setText] = useState(saved.get(questionId) ?? note)
  const [state, setState] = useState<State>('unchanged')
  const latest = useRef(text)
  const save = async () => {
    setState('saving')
    try {
      await send(results.note, { params: { slug, question_id: questionId }, body: { text } })
      saved.set(questionId, text)
      setState(latest.current === text ? 'saved' : 'changed')
    } catch {
      setState('failed')
    }
  }
  const write = (value: string) => {
    latest.current = value
    setText(value)
    setState('changed')
  }
  return (
    <section className="mt-6">
      <label htmlFor={id} className="text-md font-semibold">
        {texts.note}
      </label>
      <p className="text-sm text-muted">{texts.noteHint}</p>
      <textarea
        id={id}
        value={text}
        maxLength={1000}
        rows={2}
        onChange={event => write(event.target.value)}
        className="mt-2 w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-md"
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {state !== 'unchanged' && state !== 'saved' && (
          <Button variant="secondary" busy={state === 'saving'} onClick={() => void save()}>
            {texts.noteSave}
          </Button>
        )}
        <output className="text-sm text-muted">
          {state === 'saved' && texts.noteSaved}
          {state === 'failed' && texts.noteFailed}
        </output>
      </div>
    </section>
  )
}
