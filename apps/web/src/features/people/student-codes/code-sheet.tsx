import { type CodeCard, studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { AskReason } from '../../../form/ask-reason.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { formatCount } from '../../../format/format-number.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { CodeFields } from './code-fields.tsx'
import { texts } from './texts.ts'
import { NamedNote } from '../../../ui/named-note.tsx'

const words = texts.detail
const reads = [studentCodes.list, studentCodes.choices, studentCodes.listUses]

/** One code in full: who used it, and what can be changed. */
export function CodeSheet({ code, onClose }: { code: CodeCard; onClose: () => void }) {
  return (
    <SideSheet
      title={<span className="font-mono">{code.code}</span>}
      onClose={onClose}
      actions={<Acts code={code} onClose={onClose} />}
    >
      <p className="mb-5 text-md text-muted">{code.program.name}</p>
      <ChangeForm code={code} onClose={onClose} />
      <Uses code={code} />
    </SideSheet>
  )
}

function ChangeForm({ code, onClose }: { code: CodeCard; onClose: () => void }) {
  const save = useCallForm(studentCodes.update, {
    params: { code: code.code },
    values: {
      batch: code.batch,
      label: code.label,
      school_name: code.school_name ?? '',
      max_uses: code.max_uses,
      expires_at: code.expires_at,
      tryout_ids: code.tryouts.map(({ id }) => id),
    },
    refreshes: reads,
    announces: true,
    onSuccess: onClose,
  })
  return (
    <CallForm of={save} warnsOnLeave>
      <CodeFields programId={code.program.id} />
      <Submit label={words.save} needsChange />
    </CallForm>
  )
}

function Uses({ code }: { code: CodeCard }) {
  const { formatTime } = useTimeFormat()
  const uses = useQuery(
    query(studentCodes.listUses, { params: { code: code.code }, query: { per_page: 50 } }),
  )
  return (
    <section className="mt-8">
      <h3 className="text-lg">{words.uses(formatCount(code.used_count))}</h3>
      <Loaded from={uses} skeleton={<Skeleton rows={2} />}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && <p className="mt-1 text-md text-muted">{words.noUses}</p>}
            <ul className="mt-2 divide-y divide-line">
              {data.map(({ user, email, redeemed_at }) => (
                <li key={user.id} className="py-2">
                  <NamedNote name={user.name} to={fillPath(paths.user, { id: user.id })}>
                    {email} · {formatTime(redeemed_at)}
                  </NamedNote>
                </li>
              ))}
            </ul>
            {meta.total > data.length && (
              <p className="mt-2 text-sm text-muted">
                {words.moreUses(formatCount(meta.total - data.length))}
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Acts({ code, onClose }: { code: CodeCard; onClose: () => void }) {
  const params = { code: code.code }
  const enable = useSend(studentCodes.update, { refreshes: reads, announces: true, onSuccess: onClose })
  const remove = useSend(studentCodes.delete, { refreshes: reads, announces: true, onSuccess: onClose })
  return (
    <>
      {code.state === 'disabled' ? (
        <Button
          variant="secondary"
          busy={enable.isPending}
          onClick={() => enable.mutate({ params, body: { status: 'active' } })}
        >
          {words.enable}
        </Button>
      ) : (
        <DialogButton label={words.disable.confirm}>
          {onBack => (
            <AskReason
              call={studentCodes.update}
              params={params}
              toBody={({ reason }) => ({ reason, status: 'disabled' })}
              requires={['reason']}
              refreshes={reads}
              onSuccess={onClose}
              words={{ ...words.disable, title: words.disable.title(code.code) }}
              tone="danger"
              onClose={onBack}
            />
          )}
        </DialogButton>
      )}
      {code.used_count === 0 && (
        <Button
          variant="quiet"
          className="text-bad"
          busy={remove.isPending}
          onClick={() => remove.mutate({ params })}
        >
          {words.delete}
        </Button>
      )}
    </>
  )
}
