import { type Challenge, type ChallengeMember, challenges } from '@gerbang/contract/learning/challenges.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '../../../../api/query.ts'
import { useSend } from '../../../../api/use-send.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { ChallengeActs } from './challenge-acts.tsx'
import { texts } from './texts.ts'

/** A quiz among friends: how to join it, and how it went for those who did. */
export function ChallengePage() {
  const { token = '' } = useParams()
  const challenge = useQuery(query(challenges.get, { params: { token } }))
  return (
    <Loaded from={challenge} skeleton={<Skeleton rows={3} className="h-32" />}>
      {({ data }) => (
        <>
          <PageHeading title={data.quiz.title}>{texts.people(data.member_count)}</PageHeading>
          {data.is_member ? (
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <Members challenge={data} />
              <ChallengeActs challenge={data} token={token} />
            </div>
          ) : (
            <Join challenge={data} token={token} />
          )}
        </>
      )}
    </Loaded>
  )
}

function Join({ challenge: { quiz, obstacle }, token }: { challenge: Challenge; token: string }) {
  const join = useSend(challenges.join, {
    refreshes: [challenges.get, challenges.listOwn],
    announces: true,
  })
  if (obstacle !== null) return <Notice>{texts.obstacles[obstacle]}</Notice>
  return (
    <Card title={texts.join.title} className="max-w-2xl">
      <p className="text-md">{texts.join.text(quiz.question_count)}</p>
      <p className="mt-3 text-md">{texts.join.agree}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          busy={join.isPending}
          onClick={() => join.mutate({ params: { token }, body: { agrees: true } })}
        >
          {texts.join.confirm}
        </Button>
        <ButtonLink to={fillPath(paths.quiz, { slug: quiz.slug })} variant="secondary">
          {texts.join.quiz}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Members({ challenge: { quiz, members } }: { challenge: Challenge }) {
  const hasFinished = members.some(({ is_me, has_finished }) => is_me && has_finished)
  return (
    <Card title={texts.members} note={hasFinished ? texts.first : texts.finishFirst}>
      <ul aria-label={texts.members} className="divide-y divide-line">
        {members.map((member, index) => (
          // Two may have the same name.
          <li key={index} className="flex min-h-11 items-center justify-between gap-4 py-2 text-md">
            <span className="min-w-0 font-semibold wrap-anywhere">
              {member.is_me ? texts.me(member.name) : member.name}
            </span>
            <span className="shrink-0 text-muted">{tellScore(member)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <ButtonLink
          to={fillPath(paths.quiz, { slug: quiz.slug })}
          variant={hasFinished ? 'secondary' : 'primary'}
        >
          {hasFinished ? texts.toQuiz : texts.take}
        </ButtonLink>
      </div>
    </Card>
  )
}

function tellScore({ has_finished, correct, of }: ChallengeMember): string {
  if (correct !== null && of !== null) return texts.right(correct, of)
  return has_finished ? texts.finished : texts.unfinished
}
