import type { AuthoredQuiz } from '@gerbang/contract/learning/quiz-authoring.ts'
import { formatCount, formatTenth } from '../../../../format/format-number.ts'
import { Card } from '../../../../ui/card.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'
import { texts } from './texts.ts'

const words = texts.detail

/** How finished attempts did; shares only once ten stand behind them. */
export function QuizStatistics({ quiz: { statistics } }: { quiz: AuthoredQuiz }) {
  const { students, running, finished, mean_share, distribution } = statistics
  const figures = [
    [words.students, formatCount(students)],
    [words.finished, formatCount(finished)],
    [words.running, formatCount(running)],
    [words.mean, mean_share === null ? '–' : `${formatTenth(mean_share * 100)}%`],
  ] as const
  const most = Math.max(1, ...distribution)
  return (
    <Card title={words.statistics}>
      <FactList
        of={figures}
        look="counts"
        className="grid-cols-2 gap-4 text-2xl font-extrabold sm:grid-cols-4"
      />
      {mean_share === null ? (
        <p className="mt-3 text-sm text-muted">{words.tooFew}</p>
      ) : (
        <table className="mt-5 w-full text-sm">
          <caption className="mb-2 text-left font-semibold">{words.distribution}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.rights}</th>
              <th scope="col">{words.attempts}</th>
            </tr>
          </thead>
          <tbody>
            {distribution.map((count, correct) => (
              <tr key={correct}>
                <th scope="row" className="w-10 py-0.5 pr-3 text-right font-normal text-muted">
                  {correct}
                </th>
                <td className="py-0.5">
                  <span className="flex items-center gap-2">
                    <span
                      aria-hidden
                      className="h-3.5 rounded-chip bg-brand"
                      style={{ width: `${(count / most) * 85}%` }}
                    />
                    {formatCount(count)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
