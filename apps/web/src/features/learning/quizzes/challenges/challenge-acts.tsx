import type { Challenge } from '@gerbang/contract/learning/challenges.ts'
import { Suspense } from 'react'
import { useTimeFormat } from '../../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { showToast } from '../../../../toast/toast-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx'
import { texts } from './texts.ts'

const AskToClose = lazyPart(async () => (await import('./challenge-dialogs.tsx')).AskToClose)
const AskToLeave = lazyPart(async () => (await import('./challenge-dialogs.tsx')).AskToLeave)

interface ActProps {
  challenge: Challenge
  token: string
}

/** The link for friends, and the ways to end it. */
export function ChallengeActs({ challenge, token }: ActProps) {
  const { obstacle, is_maker } = challenge
  return (
    <Card>
      {obstacle === null ? (
        <ShareLink challenge={challenge} token={token} />
      ) : (
        <Notice>{texts.obstacles[obstacle]}</Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-4">
        {is_maker && obstacle !== 'closed' && (
          <DialogButton label={texts.close}>
            {onClose => (
              <Suspense>
                <AskToClose token={token} onClose={onClose} />
              </Suspense>
            )}
          </DialogButton>
        )}
        <DialogButton label={texts.leave} variant="quiet" className="-ml-4">
          {onClose => (
            <Suspense>
              <AskToLeave challenge={challenge} token={token} onClose={onClose} />
            </Suspense>
          )}
        </DialogButton>
      </div>
    </Card>
  )
}

function ShareLink({ challenge: { closes_at }, token }: ActProps) {
  const { formatTime } = useTimeFormat()
  const link = location.origin + fillPath(paths.challenge, { token })
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    showToast({ title: 'Success', description: texts.copied, variant: 'success' })
  }
  return (
    <>
      <Field label={texts.link} hint={texts.until(formatTime(closes_at))}>
        {control => <Input {...control} readOnly onFocus={event => event.target.select()} value={link} />}
      </Field>
      {/* A page that came without encryption may not write there. */}
      {'clipboard' in navigator && (
        <Button variant="secondary" className="mt-4 w-full" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      )}
    </>
  )
}
