import { type Challenge, challenges } from '@gerbang/contract/learning/challenges.ts'
import { useNavigate } from 'react-router'
import { AskFirst } from '../../../../form/ask-first.tsx'
import { fillPath, paths } from '../../../../paths.ts'
import { texts } from './texts.ts'

interface AskProps {
  token: string
  onClose: () => void
}

export function AskToClose({ token, onClose }: AskProps) {
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

export function AskToLeave({
  challenge: { quiz, is_maker },
  token,
  onClose,
}: AskProps & { challenge: Challenge }) {
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
