import { type User, users } from '@gerbang/contract/people/users.ts'
import { useNavigate } from 'react-router'
import { useViewer } from '../../../auth/viewer.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { paths } from '../../../paths.ts'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { texts } from './texts.ts'

const words = texts.forget

/** Nobody deletes themselves. */
export function ForgetUser({ user }: { user: User }) {
  const navigate = useNavigate()
  if (useViewer().id === user.id) return null
  return (
    <div>
      <DialogButton className="text-bad" label={words.open}>
        {onClose => (
          <AskReason
            call={users.delete}
            params={{ id: user.id }}
            refreshes={[users.list]}
            onSuccess={() => navigate(paths.users)}
            words={{ ...words, title: words.title(user.name) }}
            tone="danger"
            onClose={onClose}
          />
        )}
      </DialogButton>
    </div>
  )
}
