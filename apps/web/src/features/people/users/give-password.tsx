import { type User, users } from '@gerbang/contract/people/users.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { texts } from './texts.ts'

const words = texts.password

/** For a student who can't be reached by mail: shown once, and told in person. */
export function GivePassword({ user }: { user: User }) {
  return (
    <Card title={words.title} note={words.note}>
      <DialogButton className="w-full" label={words.open} disabled={user.status === 'disabled'}>
        {onClose => <GiveDialog user={user} onClose={onClose} />}
      </DialogButton>
    </Card>
  )
}

function GiveDialog({ user: { id, name }, onClose }: { user: User; onClose: () => void }) {
  const give = useSend(users.givePasswords, { refreshes: [users.get, users.list] })
  const [made] = give.data?.data ?? []
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={made ? words.done(name) : words.ask(name)}
      description={made ? words.told : words.text}
      actions={
        made ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <Button busy={give.isPending} onClick={() => give.mutate({ body: { ids: [id], renew: true } })}>
            {words.confirm}
          </Button>
        )
      }
    >
      {made && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 rounded-control bg-sunken p-4">
          <dt className="text-muted">{words.username}</dt>
          <dd className="font-mono wrap-anywhere">{made.username}</dd>
          <dt className="text-muted">{words.password}</dt>
          <dd className="font-mono text-lg font-semibold tracking-wide">{made.password}</dd>
        </dl>
      )}
    </Dialog>
  )
}
