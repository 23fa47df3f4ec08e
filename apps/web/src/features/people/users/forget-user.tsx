import { type User, users } from '@gerbang/contract/people/users.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../../../auth/viewer.ts'
import { ReasonDialog, reasonSentence } from '../../../form/reason-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { texts } from './texts.ts'

const words = texts.forget

/** Nobody deletes themselves. */
export function ForgetUser({ user }: { user: User }) {
  const [isAsked, setAsked] = useState(false)
  if (useViewer().id === user.id) return null
  return (
    <div>
      <Button variant="secondary" className="text-bad" onClick={() => setAsked(true)}>
        {words.open}
      </Button>
      {isAsked && <Question user={user} onClose={() => setAsked(false)} />}
    </div>
  )
}

function Question({ user, onClose }: { user: User; onClose: () => void }) {
  const navigate = useNavigate()
  const form = useCallForm(users.delete, {
    values: { reason: '' },
    params: { id: user.id },
    sentences: reasonSentence,
    refreshes: [users.list],
    announces: true,
    onSuccess: () => navigate(paths.users),
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={words.title(user.name)}
      text={words.text}
      example={words.example}
      confirm={words.confirm}
      tone="danger"
    />
  )
}
