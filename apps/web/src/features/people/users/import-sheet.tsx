import type { Data } from '@gerbang/contract/call.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSend } from '../../../api/use-send.ts'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { formatCount } from '../../../format/format-number.ts'
import { JobProgress } from '../../../form/job-progress.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { texts } from './texts.ts'

const words = texts.import
const maxBytes = 10 * 1024 * 1024

interface Checked {
  file: File
  outcome: Data<typeof users.import>
}

/** A table is looked through, its outcome seen, and only then people are invited, as a job. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const [checked, setChecked] = useState<Checked>()
  const [jobId, setJobId] = useState<string>()
  return (
    <SideSheet title={words.title} onClose={onClose}>
      {jobId !== undefined && <Progress jobId={jobId} onClose={onClose} />}
      {jobId === undefined && checked && (
        <Preview {...checked} onBack={() => setChecked(undefined)} onStarted={setJobId} />
      )}
      {jobId === undefined && !checked && <Pick onChecked={setChecked} />}
    </SideSheet>
  )
}

function Pick({ onChecked }: { onChecked: (checked: Checked) => void }) {
  const check = useCallForm(users.import, {
    values: { file: null as File | null },
    toBody: ({ file }) => ({ file, dry_run: 'true' }),
    requires: ['file'],
    needs: { file: words.needFile },
    onSuccess: ({ data }, form) => {
      const file = form.getValues('file')
      if (file !== null) onChecked({ file, outcome: data })
    },
  })
  return (
    <>
      <p className="mb-4 text-md text-muted">{words.intro}</p>
      <p className="text-sm font-semibold">{words.columns}</p>
      <p className="mb-5 text-sm text-muted">{words.columnList}</p>
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
    </>
  )
}

function Preview({ file, outcome, onBack, onStarted }: PreviewProps) {
  const { rows, fresh, known, problems } = outcome
  const start = useSend(users.import, {
    onSuccess: ({ data }) => data.job_id !== null && onStarted(data.job_id),
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <Notice tone={fresh === 0 ? 'doubt' : 'info'} title={words.rows(formatCount(rows))}>
        {words.plan(formatCount(fresh), formatCount(known))}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {fresh > 0 && (
          <Button busy={start.isPending} onClick={() => start.mutate({ body: { file, dry_run: false } })}>
            {words.start(formatCount(fresh))}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {words.other}
        </Button>
      </div>
      {problems.length > 0 && (
        <section>
          <h3 className="text-lg">{words.problems(formatCount(problems.length))}</h3>
          <ul className="mt-2 divide-y divide-line">
            {problems.map(({ row, message }) => (
              <li key={row} className="py-2 text-md">
                <span className="font-semibold">{words.row(row)}</span>
                <span className="block text-muted">{message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Progress({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  return (
    <JobProgress id={jobId} kind="import_users">
      {({ created, known }) => <Done created={created} known={known} onClose={onClose} />}
    </JobProgress>
  )
}

function Done({ created, known, onClose }: { created: number; known: number; onClose: () => void }) {
  const queries = useQueryClient()
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: [users.list.path] })
  }, [queries])
  return (
    <div className="grid grid-cols-1 gap-5">
      <output>
        <Notice tone="ok" title={words.done(formatCount(created))}>
          {words.doneHint(formatCount(known))}
        </Notice>
      </output>
      <div>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </div>
  )
}

interface PreviewProps extends Checked {
  onBack: () => void
  onStarted: (jobId: string) => void
}
