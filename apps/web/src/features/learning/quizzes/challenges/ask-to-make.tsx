import { challenges } from '@gerbang/contract/learning/challenges.ts'
import { useNavigate } from 'react-router'
import { AskFirst } from '../../../../form/ask-first.tsx'
import { fillPath, paths } from '../../../../paths.ts'
import { texts } from './texts.ts'

const words = texts.own

/** A challenge shows names, so who makes one agrees first. */
export function AskToMake({ slug, onClose }: { slug: string; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <AskFirst
      call={challenges.make}
      input={{ params: { slug }, body: { agrees: true } }}
      words={{ title: words.askTitle, text: words.agree, confirm: words.confirm }}
      tone="primary"
      refreshes={[challenges.listOwn]}
      onSuccess={({ data: { token } }) => navigate(fillPath(paths.challenge, { token }))}
      onClose={onClose}
    />
  )
}
