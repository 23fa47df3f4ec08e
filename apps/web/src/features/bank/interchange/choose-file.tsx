import { interchange } from '@gerbang/contract/bank/interchange.ts'
import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { useQuery } from '@tanstack/react-query'
import FileUp from 'icon:file-up'
import { type DragEvent, useId, useRef, useState } from 'react'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { formatBytes } from '../../../format/format-bytes.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FieldAbout } from '../../../ui/form/field.tsx'
import { useImportAddress } from './import-address.ts'
import { TargetFields } from './target-fields.tsx'
import { texts } from './texts.ts'

const words = texts.upload
const mostBytes = 10 * 1024 * 1024
const accept = '.docx,.odt,.xlsx,.txt,.gift,.xml,.zip'

/** Which file, and where its questions are to go. */
export function ChooseFile() {
  const { change, bankId, subTestId } = useImportAddress()
  const [file, setFile] = useState<File | null>(null)
  const [mistake, setMistake] = useState<string>()
  const banks = useQuery(query(questionBanks.list, { query: { per_page: 100, sort: 'title' } }))
  const upload = useSend(interchange.import, {
    onSuccess: ({ data }) => change({ impor: data.import_id, tugas: data.job_id, lihat: null, soal: null }),
  })
  const pick = (picked: File) => {
    const isFit = picked.size <= mostBytes
    setMistake(isFit ? undefined : words.tooLarge)
    setFile(isFit ? picked : null)
  }
  const send = () => {
    if (file === null || subTestId === '') return setMistake(words.missing)
    setMistake(undefined)
    upload.mutate({ body: { dry_run: true, bank_sub_test_id: subTestId, file } })
  }
  return (
    <Card className="max-w-2xl">
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={event => {
          event.preventDefault()
          send()
        }}
      >
        <TargetFields
          banks={(banks.data?.data ?? []).filter(bank => bank.can_edit)}
          isLoading={banks.isPending}
          failure={banks.error?.message}
          bankId={bankId}
          subTestId={subTestId}
          onChange={change}
        />
        <DropField file={file} mistake={mistake} onPick={pick} />
        <div>
          <Button type="submit" busy={upload.isPending}>
            {words.send}
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface DropFieldProps {
  file: File | null
  mistake: string | undefined
  onPick: (file: File) => void
}

function DropField({ file, mistake, onPick }: DropFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onPick(dropped)
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.file}
      </label>
      <div
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`grid justify-items-center gap-3 rounded-control border border-dashed p-6 text-center ${isOver ? 'border-brand bg-brand-soft' : 'border-line-strong'}`}
      >
        <FileUp aria-hidden size={28} strokeWidth={1.5} className="text-muted" />
        <p className="text-md wrap-anywhere text-muted">
          {file === null ? words.drop : `${file.name} (${formatBytes(file.size)})`}
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          aria-describedby={`${id}-about`}
          className="sr-only"
          tabIndex={-1}
          onChange={event => {
            const [picked] = event.target.files ?? []
            if (picked) onPick(picked)
            event.target.value = ''
          }}
        />
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {file === null ? words.choose : words.change}
        </Button>
      </div>
      <FieldAbout id={`${id}-about`} hint={words.kinds} error={mistake} />
    </div>
  )
}
