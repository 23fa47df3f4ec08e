import { ownData } from '@gerbang/contract/people/own-data.ts'
import { useQuery } from '@tanstack/react-query'
import Download from 'icon:download'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { query } from '../../../api/query.ts'
import { useDownload } from '../../../api/use-download.ts'
import { useSend } from '../../../api/use-send.ts'
import { leave } from '../../../auth/leave.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { formatBytes } from '../../../format/format-bytes.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { JobProgress } from '../../../form/job-progress.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

const words = texts.ownData

/** What people may ask of their own data: a copy of it, and that it goes. */
export function OwnDataCard() {
  const { role } = useViewer()
  return (
    <Card title={words.title} note={words.note}>
      <Copy />
      {role === 'student' && <DeleteAccount />}
    </Card>
  )
}

function Copy() {
  const found = useQuery({ ...query(ownData.findCopy, {}), staleTime: 0 })
  const make = useSend(ownData.makeCopy, { refreshes: [ownData.findCopy] })
  return (
    <Loaded from={found} skeleton={<Skeleton rows={1} className="h-14" />}>
      {({ data: copy }) => (
        <div className="grid grid-cols-1 gap-3">
          {copy && (
            <JobProgress id={copy.job_id} kind="copy_own_data">
              {() => <Ready expiresAt={copy.expires_at} />}
            </JobProgress>
          )}
          <Button variant="secondary" busy={make.isPending} onClick={() => make.mutate({})}>
            {copy ? words.again : words.make}
          </Button>
        </div>
      )}
    </Loaded>
  )
}

function Ready({ expiresAt }: { expiresAt: string }) {
  const { formatTime } = useTimeFormat()
  const [bytes, setBytes] = useState(0)
  const save = useDownload(ownData.downloadCopy, { onBytes: setBytes })
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button
        icon={<Download aria-hidden size={18} strokeWidth={1.75} />}
        busy={save.isPending}
        onClick={() => save.mutate({})}
      >
        {words.download}
      </Button>
      <output className="text-sm text-muted">
        {save.isSuccess ? words.downloaded(formatBytes(bytes)) : words.until(formatTime(expiresAt))}
      </output>
    </div>
  )
}

function DeleteAccount() {
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="text-md text-muted">{words.deleteNote}</p>
      <DialogButton className="mt-3 w-full text-bad" label={words.delete}>
        {onClose => <DeleteDialog onClose={onClose} />}
      </DialogButton>
    </div>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { email, username } = useViewer()
  const navigate = useNavigate()
  const ask = useCallForm(ownData.askDeletion, {
    values: { password: '' },
    needs: { password: words.needPassword },
    announces: true,
    onSuccess: () => {
      leave()
      return navigate(paths.login, { replace: true })
    },
  })
  return (
    <FormDialog
      of={ask}
      title={words.question}
      text={words.consequence}
      confirm={words.confirm}
      back={words.back}
      tone="danger"
      above={
        <ul className="mb-5 grid list-disc gap-1 pl-5 text-md">
          {words.facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      }
      onClose={onClose}
    >
      <input type="text" autoComplete="username" value={email ?? username} readOnly hidden />
      <TextField name="password" type="password" label={words.password} autoComplete="current-password" />
    </FormDialog>
  )
}
