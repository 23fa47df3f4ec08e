import { type Replay, results } from '@gerbang/contract/scores/results.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { formatDuration } from '../../../format/format-duration.ts'
import { Card } from '../../../ui/card.tsx'
import { type Pace, tellPace } from './replay-story.ts'
import { texts } from './later-texts.ts'
import { texts as common } from './texts.ts'

const words = texts.replay

type SubTest = Replay['sub_tests'][number]
type Question = SubTest['questions'][number]

/** Where the time went. A result stands without it, so it shows nothing while it loads or where nothing was measured. */
export function TimeReplay({ slug, number }: { slug: string; number: number | undefined }) {
  const replay = useQuery(query(results.replay, { params: { slug }, query: { attempt: number } }))
  const measured = (replay.data?.data.sub_tests ?? []).filter(({ questions }) =>
    questions.some(({ seconds }) => seconds !== null),
  )
  if (measured.length === 0) return null
  const peers = Math.max(...measured.map(one => one.peers))
  return (
    <Card
      title={words.title}
      note={peers >= 10 ? words.note(peers) : words.noteAlone}
      className="lg:col-span-2"
    >
      <ul className="grid grid-cols-1 gap-x-8 gap-y-3 lg:grid-cols-2">
        {measured.map(subTest => (
          <li key={subTest.sub_test_id} className="min-w-0">
            <SubTestTime subTest={subTest} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SubTestTime({ subTest: { subject, questions } }: { subTest: SubTest }) {
  const longest = Math.max(
    1,
    ...questions.map(({ seconds, peers_seconds }) => Math.max(seconds ?? 0, peers_seconds ?? 0)),
  )
  return (
    <details className="group">
      <summary className="min-h-11 cursor-pointer py-1.5">
        <span className="text-md font-semibold">{subject.name}</span>
        <span className="block text-md">{describePace(tellPace(questions))}</span>
      </summary>
      <ol className="grid grid-cols-1 gap-1.5 pt-2">
        {questions.map((question, index) => (
          <Row key={question.question_id} number={index + 1} question={question} longest={longest} />
        ))}
      </ol>
    </details>
  )
}

function describePace(pace: Pace): string {
  switch (pace.kind) {
    case 'slow':
      return words.story(formatDuration(pace.story.seconds), pace.story.number, pace.story.blank)
    case 'even':
      return words.even
    case 'hasty':
      return words.hasty(formatDuration(pace.seconds), pace.of)
    case 'few':
      return words.few(pace.measured, pace.of)
  }
}

function Row({ number, question, longest }: { number: number; question: Question; longest: number }) {
  const { seconds, peers_seconds, outcome } = question
  const place = (value: number) => `${(100 * value) / longest}%`
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3 text-sm">
      <span className="text-muted">{words.number(number)}</span>
      <span>
        <span aria-hidden className="relative block h-2 rounded-full bg-sunken">
          <span
            className="absolute inset-y-0 left-0 rounded-full bg-brand"
            style={{ width: place(seconds ?? 0) }}
          />
          {peers_seconds !== null && (
            <span
              className="absolute -inset-y-1 w-[3px] -translate-x-1/2 rounded-full bg-ink outline-2 outline-surface"
              style={{ left: place(peers_seconds) }}
            />
          )}
        </span>
        <span className="text-muted">
          {words.row(
            seconds === null ? words.unmeasured : formatDuration(seconds),
            peers_seconds === null ? null : formatDuration(peers_seconds),
            common.result.outcome[outcome],
          )}
        </span>
      </span>
    </li>
  )
}
