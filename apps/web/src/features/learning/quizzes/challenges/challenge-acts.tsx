import { type Challenge, challenges } from '@gerbang/contract/learning/challenges.ts'
import { useNavigate } from 'react-router'
import { useTimeFormat } from '../../../../auth/use-time-format.ts'
import { AskFirst } from '../../../../form/ask-first.tsx'
import { fillPath, paths } from '../../../../paths.ts'
import { showToast } from '../../../../toast/toast-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx'
import { texts } from './texts.ts'

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
            {onClose => <AskToClose token={token} onClose={onClose} />}
          </DialogButton>
        )}
        <DialogButton label={texts.leave} variant="quiet" className="-ml-4">
          {onClose => <AskToLeave challenge={challenge} token={token} onClose={onClose} />}
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

function AskToClose({ token, onClose }: Pick<ActProps, 'token'> & { onClose: () => void }) {
  return (
    <AskFirst
      call={challenges.close}
      input={{ params: { token } }}
      words={{ title: texts.closeTitle, text: texts.closeText, confirm: texts.closeConfirm }}
      refreshes={[challenges.get, challenges.listOwn]}
      onClose={onClose}
    />
  )
}

function AskToLeave({ challenge: { quiz, is_maker }, token, onClose }: ActProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const text = is_maker ? `${texts.leaveText} ${texts.leaveMaker}` : texts.leaveText
  return (
    <AskFirst
      call={challenges.leave}
      input={{ params: { token } }}
      words={{ title: texts.leaveTitle, text, confirm: texts.leaveConfirm }}
      refreshes={[challenges.listOwn]}
      onSuccess={() => navigate(fillPath(paths.quiz, { slug: quiz.slug }))}
      onClose={onClose}
    />
  )
}
