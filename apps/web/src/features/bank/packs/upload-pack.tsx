import { packs } from '@gerbang/contract/bank/packs.ts'
import FileUp from 'icon:file-up'
import { type FormEvent, useRef, useState } from 'react'
import { isValidationError, reportFailure } from '../../../api/form-errors.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { texts } from './texts.ts'

interface Refusal {
  faults: string[]
  /** What is wrong with the word of a sealed pack; its file waits for another. */
  word?: string | undefined
}

/** A pack from elsewhere. What is wrong with it is told by file and line, all at once; a sealed one asks for its word. */
export function UploadPack() {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<Refusal>({ faults: [] })
  const upload = useSend(packs.upload, {
    refreshes: [packs.list, packs.preview],
    announces: true,
    onSuccess: () => setRefusal({ faults: [] }),
    onError: error => {
      if (!isValidationError(error)) return reportFailure(error)
      const { word, ...others } = error.errors
      setRefusal({ faults: Object.values(others).flat(), word: word?.[0] })
    },
  })
  const send = (sent: File, word?: string) => upload.mutate({ body: { file: sent, ...(word && { word }) } })
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setRefusal({ faults: [] })
    if (chosen) send(chosen)
  }
  return (
    <div className="mb-6 grid grid-cols-1 justify-items-start gap-4">
      <input
        ref={input}
        type="file"
        accept=".zip"
        hidden
        aria-label={texts.upload}
        onChange={event => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button
        variant="secondary"
        icon={<FileUp aria-hidden size={18} strokeWidth={1.75} />}
        busy={upload.isPending}
        onClick={() => input.current?.click()}
      >
        {upload.isPending ? texts.uploading : texts.upload}
      </Button>
      {refusal.faults.length > 0 && (
        <Notice tone="bad" title={texts.faults} role="alert">
          <ul className="mt-1 list-disc pl-5">
            {refusal.faults.map(fault => (
              <li key={fault} className="wrap-anywhere">
                {fault}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {file && refusal.word !== undefined && (
        <AskWord
          file={file.name}
          error={refusal.word}
          isBusy={upload.isPending}
          onWord={word => send(file, word)}
          onCancel={() => choose(undefined)}
        />
      )}
    </div>
  )
}

interface AskWordProps {
  file: string
  error: string
  isBusy: boolean
  onWord: (word: string) => void
  onCancel: () => void
}

function AskWord({ file, error, isBusy, onWord, onCancel }: AskWordProps) {
  const [word, setWord] = useState('')
  const [asked, setAsked] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(word)
    onWord(word)
  }
  return (
    <form
      onSubmit={submit}
      className="grid w-full max-w-xl gap-4 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <div>
        <h2 className="text-lg wrap-anywhere">{texts.seal.title(file)}</h2>
        <p className="mt-1 text-md text-muted">{texts.seal.text}</p>
      </div>
      {/* What was never asked for is no mistake yet. */}
      <Field label={texts.seal.word} error={asked !== '' && asked === word && !isBusy ? error : undefined}>
        {control => (
          <Input
            {...control}
            value={word}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={event => setWord(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy} disabled={word === ''}>
          {isBusy ? texts.seal.opening : texts.seal.open}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.seal.cancel}
        </Button>
      </div>
    </form>
  )
}
