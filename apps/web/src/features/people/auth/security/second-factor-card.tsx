import type { Data } from '@gerbang/contract/call.ts'
import { secondFactor } from '@gerbang/contract/people/second-factor.ts'
import { useQuery } from '@tanstack/react-query'
import ShieldCheck from 'icon:shield-check'
import ShieldOff from 'icon:shield-off'
import { useState } from 'react'
import { query } from '../../../../api/query.ts'
import { useTimeFormat } from '../../../../auth/use-time-format.ts'
import { useViewer } from '../../../../auth/viewer.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { factorReads } from './factor-reads.ts'
import { ScanSecret, type Secret } from './scan-secret.tsx'
import { texts } from './texts.ts'
import { CodeField } from '../../code-field.tsx'

const words = texts.factor
const fewCodes = 3

type State = Data<typeof secondFactor.get>
type OnCodes = (codes: string[]) => void

/** Whether signing in asks for a code of an app, and how to have it so. */
export function SecondFactorCard({ onCodes }: { onCodes: OnCodes }) {
  const found = useQuery(query(secondFactor.get, {}))
  const [secret, setSecret] = useState<Secret>()
  return (
    <Card title={words.title} note={words.why}>
      <Loaded from={found} skeleton={<Skeleton rows={2} className="h-11" />}>
        {({ data: state }) => {
          if (secret)
            return <ScanSecret {...secret} onCodes={onCodes} onCancel={() => setSecret(undefined)} />
          if (state.confirmed_at !== null)
            return <TurnedOn state={state} since={state.confirmed_at} onCodes={onCodes} />
          return <TurnedOff state={state} onSecret={setSecret} />
        }}
      </Loaded>
    </Card>
  )
}

function TurnedOff({ state, onSecret }: { state: State; onSecret: (secret: Secret) => void }) {
  if (!state.can_set_up) return <Notice>{words.demo}</Notice>
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {state.due_at === null ? <Chip icon={ShieldOff}>{words.off}</Chip> : <Owed dueAt={state.due_at} />}
      <DialogButton variant="primary" label={words.begin}>
        {onClose => <AskPassword onSecret={onSecret} onClose={onClose} />}
      </DialogButton>
    </div>
  )
}

function Owed({ dueAt }: { dueAt: string }) {
  const { formatTime } = useTimeFormat()
  const [openedAt] = useState(() => Date.now())
  const isDue = Date.parse(dueAt) <= openedAt
  return <Notice tone="doubt">{isDue ? words.owedNow : words.owed(formatTime(dueAt))}</Notice>
}

function AskPassword({ onSecret, onClose }: { onSecret: (secret: Secret) => void; onClose: () => void }) {
  const begin = useCallForm(secondFactor.begin, {
    values: { password: '' },
    needs: { password: words.needPassword },
    onSuccess: ({ data }) => {
      onClose()
      onSecret(data)
    },
  })
  return (
    <FormDialog of={begin} title={words.begin} text={words.why} confirm={words.next} onClose={onClose}>
      <PasswordField />
    </FormDialog>
  )
}

function TurnedOn({ state, since, onCodes }: { state: State; since: string; onCodes: OnCodes }) {
  const { formatTime } = useTimeFormat()
  const { recovery_codes_left: left } = state
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Chip tone="ok" icon={ShieldCheck}>
          {words.on(formatTime(since))}
        </Chip>
        <span className="text-md text-muted">{texts.recovery.left(left)}</span>
      </div>
      {left <= fewCodes && <Notice tone="doubt">{texts.recovery.few(left)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <DialogButton label={texts.recovery.renew}>
          {onClose => <RenewCodes onCodes={onCodes} onClose={onClose} />}
        </DialogButton>
        <DialogButton variant="quiet" className="text-bad" label={texts.turnOff.open}>
          {onClose => <TurnOff onClose={onClose} />}
        </DialogButton>
      </div>
      <p className="text-sm text-muted">{texts.lost}</p>
    </div>
  )
}

function RenewCodes({ onCodes, onClose }: { onCodes: OnCodes; onClose: () => void }) {
  const renew = useCallForm(secondFactor.renewCodes, {
    values: { code: '' },
    sentences: { code: words.needCode },
    refreshes: factorReads,
    onSuccess: ({ data }) => onCodes(data.recovery_codes),
  })
  const { renewTitle, renewText, renewConfirm } = texts.recovery
  return (
    <FormDialog of={renew} title={renewTitle} text={renewText} confirm={renewConfirm} onClose={onClose}>
      <CodeField autoComplete="one-time-code" label={words.code} hint={words.codeHint} />
    </FormDialog>
  )
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const { open: _, code, ...about } = texts.turnOff
  const off = useCallForm(secondFactor.turnOff, {
    values: { password: '', code: '' },
    needs: { password: words.needPassword },
    sentences: { code: words.needCode },
    refreshes: factorReads,
    announces: true,
    onSuccess: onClose,
  })
  return (
    <FormDialog of={off} tone="danger" onClose={onClose} {...about}>
      <PasswordField />
      <CodeField autoComplete="one-time-code" label={code} />
    </FormDialog>
  )
}

function PasswordField() {
  const { email, username } = useViewer()
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email ?? username} readOnly hidden />
      <TextField name="password" type="password" label={words.password} autoComplete="current-password" />
    </>
  )
}
