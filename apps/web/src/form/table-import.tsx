import type { Call, Data } from '@gerbang/contract/call.ts'
import type { JobName, JobResult } from '@gerbang/contract/platform/jobs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { Input, Options } from '../api/send.ts'
import { useSend } from '../api/use-send.ts'
import { Button } from '../ui/button.tsx'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import { FileField } from '../ui/form/file-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { CallForm, Submit } from './call-form.tsx'
import { texts } from './import-texts.ts'
import { JobProgress } from './job-progress.tsx'
import { useCallForm } from './use-call-form.ts'

const maxBytes = 10 * 1024 * 1024

/** A table is looked through, its outcome is seen, and only then it is taken in: at once, or by a job. */
export function TableImport<C extends Call, Name extends JobName>(props: TableImportProps<C, Name>) {
  const { job, onClose } = props
  const [looked, setLooked] = useState<Looked<C>>()
  const [jobId, setJobId] = useState<string>()
  const again = () => {
    setLooked(undefined)
    setJobId(undefined)
  }
  if (jobId !== undefined && job)
    return (
      <JobProgress id={jobId} kind={job.kind}>
        {result => (
          <Done {...job.tell(result)} refreshes={props.refreshes} onClose={onClose} onAgain={again} />
        )}
      </JobProgress>
    )
  if (!looked) return <PickTable {...props} onLooked={setLooked} />
  return <Preview {...props} {...looked} onBack={again} onTaken={job ? setJobId : (onClose ?? again)} />
}

function PickTable<C extends Call>({ call, params, consent, ...page }: PickProps<C>) {
  const { above, fileLabel = texts.file, className, onLooked } = page
  const check = useCallForm<Call, PickValues>(call, {
    ...(params && { params: params as never }),
    values: { file: null, consent: false },
    toBody: ({ file, consent }) => ({ file, dry_run: 'true', consent: String(consent) }),
    check: values => ({ consent: consent && !values.consent ? consent.need : undefined }),
    requires: ['file'],
    needs: { file: texts.needFile },
    // Another file may have been picked meanwhile; nobody has looked through that one.
    onSuccess: ({ data }, _form, _settle, { file }) => {
      if (file !== null) onLooked({ file, outcome: data as unknown as Data<C> & Outcome })
    },
  })
  return (
    <div className={className}>
      {above}
      <CallForm of={check}>
        <FileField
          name="file"
          label={fileLabel}
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          kinds={texts.kinds}
          maxBytes={maxBytes}
        />
        {consent && <CheckboxField name="consent" label={consent.label} />}
        <Submit label={texts.check} />
      </CallForm>
    </div>
  )
}

function Preview<C extends Call>({ call, params, consent, file, outcome, ...page }: PreviewProps<C>) {
  const { describe, refreshes, job, onBack, onTaken } = page
  const { plan, take } = describe(outcome)
  const send = useSend<Call>(call, {
    ...(!job && { refreshes, announces: true }),
    onSuccess: ({ data }) => {
      const { job_id } = data as unknown as Outcome
      if (job_id === null) onBack()
      else onTaken(job_id ?? '')
    },
  })
  const body = { file, dry_run: false, ...(consent && { consent: true }) }
  return (
    <div className="grid grid-cols-1 gap-5">
      <output>
        <Notice tone={take === null ? 'doubt' : 'info'} title={texts.rows(outcome.rows)}>
          {plan}
        </Notice>
      </output>
      <div className="flex flex-wrap gap-3">
        {take !== null && (
          <Button
            busy={send.isPending}
            onClick={() => send.mutate({ params, body } as unknown as Input<Call> & Options)}
          >
            {take}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {texts.other}
        </Button>
      </div>
      {outcome.problems.length > 0 && <Problems of={outcome.problems} />}
    </div>
  )
}

function Problems({ of: problems }: { of: Outcome['problems'] }) {
  return (
    <section>
      <h3 className="text-lg">{texts.problems(problems.length)}</h3>
      <ul className="mt-2 divide-y divide-line">
        {problems.map(({ row, message }) => (
          <li key={row} className="py-2 text-md">
            <span className="font-semibold">{texts.row(row)}</span>
            <span className="block text-muted wrap-anywhere">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Done({ title, text, refreshes, onClose, onAgain }: DoneProps) {
  const queries = useQueryClient()
  useEffect(() => {
    for (const { path } of refreshes) void queries.invalidateQueries({ queryKey: [path] })
  }, [queries, refreshes])
  return (
    <div className="grid grid-cols-1 gap-5">
      <output>
        <Notice tone="ok" title={title}>
          {text}
        </Notice>
      </output>
      <div>
        {onClose ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <Button variant="secondary" onClick={onAgain}>
            {texts.again}
          </Button>
        )}
      </div>
    </div>
  )
}

interface PickValues {
  file: File | null
  consent: boolean
}

/** What every import of a table says of it. */
interface Outcome {
  rows: number
  problems: { row: number; message: string }[]
  /** Null where no row can be taken; absent where all is done at once. */
  job_id?: string | null
}

interface Looked<C extends Call> {
  file: File
  outcome: Data<C> & Outcome
}

export interface TableImportProps<C extends Call, Name extends JobName = JobName> {
  /** Its body takes `file` and `dry_run`, and `consent` where that is asked. */
  call: Data<C> extends Outcome ? C : never
  params?: Input<C>['params']
  /** Reads that the taken rows make untrue. Those of a job are named outside of the component. */
  refreshes: Call[]
  /** What the table would do; `take` does it, and is null where there is nothing to do. */
  describe: (outcome: Data<C>) => { plan: string; take: string | null }
  /** The kind of the job, and what came of it; absent where all is done at once. */
  job?: { kind: Name; tell: (result: JobResult<Name>) => { title: string; text: string } }
  /** People whose data this is have agreed. */
  consent?: { label: string; need: string }
  /** What the table is called. */
  fileLabel?: string
  /** What is said before a table is picked. */
  above?: ReactNode
  className?: string
  /** Without it another table is asked for. */
  onClose?: () => void
}

type Props<C extends Call> = Omit<TableImportProps<C>, 'job'> & { job?: object }

interface PickProps<C extends Call> extends Props<C> {
  onLooked: (looked: Looked<C>) => void
}

interface PreviewProps<C extends Call> extends Props<C>, Looked<C> {
  onBack: () => void
  onTaken: (jobId: string) => void
}

interface DoneProps extends Pick<TableImportProps<Call>, 'refreshes'> {
  title: string
  text: string
  onClose: (() => void) | undefined
  onAgain: () => void
}
