import { secondFactor } from '@gerbang/contract/people/second-factor.ts'
import { type User, users } from '@gerbang/contract/people/users.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { texts } from './texts.ts'

const words = texts.removeFactor

/** For somebody who has lost phone and recovery codes. The own one is turned off on the page of one's own security. */
export function RemoveSecondFactor({ user }: { user: User }) {
  const isOwn = useViewer().id === user.id
  if (isOwn || !user.has_second_factor) return null
  return (
    <Card title={words.card} note={words.note}>
      <DialogButton label={words.open}>
        {onClose => (
          <AskReason
            call={secondFactor.remove}
            params={{ id: user.id }}
            refreshes={[users.get]}
            words={{ ...words, text: words.text(user.name) }}
            tone="danger"
            onClose={onClose}
          />
        )}
      </DialogButton>
    </Card>
  )
}
