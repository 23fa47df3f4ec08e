import type { Data } from '@gerbang/contract/call.ts'
import { onPaper } from '@gerbang/contract/exam/on-paper.ts'
import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { download, saveDownload } from '../../../api/download.ts'
import { reportFailure } from '../../../api/form-errors.ts'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { JobProgress } from '../../../form/job-progress.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { texts } from './texts.ts'

const words = texts.answers
const maxBytes = 10 * 1024 * 1024

interface Checked {
  file: File
  outcome: Data<typeof onPaper.import>
}

interface PlanProps {
  plan: Plan
}

/** A table is looked through, its outcome seen, and only then sheets are taken in, as a job. */
export function ImportCard({ plan }: PlanProps) {
  const [checked, setChecked] = useState<Checked>()
  const [jobId, setJobId] = useState<string>()
  const again = () => {
    setChecked(undefined)
    setJobId(undefined)
  }
  return (
    <Card title={words.import} note={words.importNote}>
      {jobId !== undefined && <Progress jobId={jobId} onAgain={again} />}
      {jobId === undefined && checked && (
        <Preview plan={plan} {...checked} onBack={again} onStarted={setJobId} />
      )}
      {jobId === undefined && !checked && (
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <Template plan={plan} />
          <Pick plan={plan} onChecked={setChecked} />
        </div>
      )}
    </Card>
  )
}

function Template({ plan: { id } }: PlanProps) {
  const choices = useQuery(query(users.choices, {}))
  const [batch, setBatch] = useState('')
  const save = useMutation({
    mutationKey: [onPaper.template.path],
    mutationFn: () =>
      download(onPaper.template, { params: { id }, query: batch ? { batch } : {} }, () => undefined),
    onSuccess: saveDownload,
    onError: error => reportFailure(error),
  })
  return (
    <div className="grid content-start gap-4">
      <Field label={words.batch}>
        {field => (
          <Select {...field} value={batch} onChange={event => setBatch(event.target.value)}>
            <option value="">{words.everybody}</option>
            {choices.data?.data.batches.map(name => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Button
          variant="secondary"
          icon={<Download aria-hidden size={18} strokeWidth={1.75} />}
          busy={save.isPending}
          onClick={() => save.mutate()}
        >
          {words.template}
        </Button>
      </div>
      <div>
        <p className="text-sm font-semibold">{words.fill}</p>
        <ul className="mt-1 list-disc pl-5 text-sm text-muted">
          {words.filling.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Pick({ plan: { id }, onChecked }: PlanProps & { onChecked: (checked: Checked) => void }) {
  const check = useCallForm(onPaper.import, {
    values: { file: null as File | null },
    params: { id },
    toBody: ({ file }) => ({ file, dry_run: 'true' }),
    requires: ['file'],
    needs: { file: words.needFile },
    onSuccess: ({ data }, form) => {
      const file = form.getValues('file')
      if (file !== null) onChecked({ file, outcome: data })
    },
  })
  return (
    <CallForm of={check}>
      <FileField
        name="file"
        label={words.file}
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        kinds={words.kinds}
        maxBytes={maxBytes}
      />
      <div>
        <Button type="submit" busy={check.send.isPending}>
          {words.check}
        </Button>
      </div>
    </CallForm>
  )
}

interface PreviewProps extends PlanProps, Checked {
  onBack: () => void
  onStarted: (jobId: string) => void
}

function Preview({ plan: { id }, file, outcome, onBack, onStarted }: PreviewProps) {
  const { rows, fresh, replaced, unchanged, empty, problems } = outcome
  const toTake = fresh + replaced
  const start = useSend(onPaper.import, {
    onSuccess: ({ data }) => (data.job_id === null ? onBack() : onStarted(data.job_id)),
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <output>
        <Notice tone={toTake === 0 ? 'doubt' : 'info'} title={words.rows(rows)}>
          {words.plan(fresh, replaced, unchanged, empty)}
        </Notice>
      </output>
      <div className="flex flex-wrap gap-3">
        {toTake > 0 && (
          <Button
            busy={start.isPending}
            onClick={() => start.mutate({ params: { id }, body: { file, dry_run: false } })}
          >
            {words.start(toTake)}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {words.other}
        </Button>
      </div>
      {problems.length > 0 && (
        <section>
          <h3 className="text-lg">{words.problems(problems.length)}</h3>
          <ul className="mt-2 divide-y divide-line">
            {problems.map(({ row, message }) => (
              <li key={row} className="py-2 text-md">
                <span className="font-semibold">{words.row(row)}</span>
                <span className="block text-muted wrap-anywhere">{message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Progress({ jobId, onAgain }: { jobId: string; onAgain: () => void }) {
  return (
    <JobProgress id={jobId} kind="import_paper_answers">
      {({ taken, replaced, refused }) => (
        <Done count={taken + replaced} refused={refused} onAgain={onAgain} />
      )}
    </JobProgress>
  )
}

function Done({ count, refused, onAgain }: { count: number; refused: number; onAgain: () => void }) {
  const queries = useQueryClient()
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: [onPaper.list.path] })
  }, [queries])
  return (
    <div className="grid grid-cols-1 gap-5">
      <output>
        <Notice tone="ok" title={words.done(count)}>
          {words.doneHint(refused)}
        </Notice>
      </output>
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </div>
  )
}
