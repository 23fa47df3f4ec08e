import { history } from '@gerbang/contract/learning/history.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { texts } from './texts.ts'

const words = texts.practiceWeek

/** What was practised in the last seven days: how much and of what, with the way to all of it. */
export function PracticeWeek() {
  const { data } = useQuery({
    ...query(history.list, { query: { kind: 'practice', days: 7, per_page: 100 } }),
    // Practising adds to it, in a document of its own.
    refetchOnMount: 'always',
  })
  if (data === undefined) return null
  const recent = data.data
  const questions = recent.reduce((sum, set) => sum + (set.questions ?? 0), 0)
  const names = [...new Set(recent.map(({ title }) => title))]
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h2 className="mb-1 text-lg print:text-md">{words.title}</h2>
      <p className="text-md">
        {recent.length === 0 ? words.none : words.some(recent.length, questions, names)}{' '}
        <Link
          to={recent.length === 0 ? paths.practice : `${paths.history}?kind=practice`}
          className="raport-acts inline-flex min-h-11 items-center font-semibold text-brand underline"
        >
          {recent.length === 0 ? words.go : words.all}
        </Link>
      </p>
    </section>
  )
}
