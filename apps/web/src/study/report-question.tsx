import { questionReports, type ReportReason } from '@gerbang/contract/bank/question-reports.ts'
import Flag from 'icon:flag'
import { type FormEvent, useId, useState } from 'react'
import { send } from '../api/send.ts'
import { Modal } from '../question/modal.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { texts } from './report-texts.ts'

/** Where a question was reviewed: only there may it be reported. */
export interface ReportPlace {
  place: 'tryout' | 'quiz'
  slug: string
}

/** Lets a student say what is wrong with a question; draws in the session's document, too. */
export function ReportQuestion({ at, questionId }: { at: ReportPlace; questionId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  return (
    <div className="mt-4">
      {isSent ? (
        <output className="text-sm text-muted">{texts.sent}</output>
      ) : (
        <Button variant="quiet" className="-ml-3" onClick={() => setOpen(true)}>
          <Flag aria-hidden size={18} strokeWidth={1.75} />
          {texts.open}
        </Button>
      )}
      {isOpen && (
        <Modal title={texts.title} onClose={() => setOpen(false)}>
          <ReportForm
            place={{ ...at, question_id: questionId }}
            onSent={() => {
              setOpen(false)
              setSent(true)
            }}
          />
        </Modal>
      )}
    </div>
  )
}

function ReportForm({ place, onSent }: { place: ReportPlace & { question_id: string }; onSent: () => void }) {
  const [reason, setReason] = useState<ReportReason>('wrong_key')
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const noteId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setFailure(undefined)
    send(questionReports.send, { body: { ...place, reason, note } }).then(onSent, (error: Error) => {
      setFailure(error.message)
      setSending(false)
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <fieldset>
        <legend className="sr-only">{texts.title}</legend>
        {(Object.keys(texts.reasons) as ReportReason[]).map(name => (
          <label key={name} className="flex min-h-11 items-center gap-3 text-md">
            <input
              type="radio"
              name="reason"
              checked={reason === name}
              onChange={() => setReason(name)}
              className="size-5 accent-brand"
            />
            {texts.reasons[name]}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={noteId} className="text-md font-semibold">
          {texts.note}
        </label>
        <textarea
          id={noteId}
          rows={3}
          maxLength={1_000}
          value={note}
          aria-describedby={`${noteId}-hint`}
          onChange={event => setNote(event.target.value)}
          className="mt-1 w-full rounded-control border border-line-strong bg-surface p-3 text-md"
        />
        <p id={`${noteId}-hint`} className="text-sm text-muted">
          {texts.noteHint}
        </p>
      </div>
      {failure !== undefined && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" busy={isSending}>
        {texts.send}
      </Button>
    </form>
  )
}
