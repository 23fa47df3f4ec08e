import { formatTenth } from '../../format/format-number.ts'
import { texts } from '../texts.ts'
import { ColumnHead } from '../../ui/table/column-head.tsx'

const words = texts.benefits.pace

/** UTBK-SNBT as reported for 2025: name, questions, seconds. The seed of the server holds the same list. */
const subTests = [
  ['Penalaran Umum', 30, 1800],
  ['Pengetahuan dan Pemahaman Umum', 20, 900],
  ['Pemahaman Bacaan dan Menulis', 20, 1500],
  ['Pengetahuan Kuantitatif', 20, 1200],
  ['Literasi dalam Bahasa Indonesia', 30, 2550],
  ['Literasi dalam Bahasa Inggris', 20, 1200],
  ['Penalaran Matematika', 20, 2550],
] as const
const longest = Math.max(...subTests.map(([, questions, seconds]) => seconds / questions))

export function PaceTable() {
  return (
    <figure className="min-w-0">
      <section
        aria-label={words.caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full text-md">
          <caption className="pb-3 text-left text-sm text-muted">
            <strong className="text-ink">{words.caption}</strong> · {words.total}
          </caption>
          <thead>
            <tr className="border-b border-line-strong text-left text-xs text-muted">
              <ColumnHead className="py-2 pr-3 font-medium">{words.columns.subject}</ColumnHead>
              <ColumnHead className="px-2 py-2 text-right font-medium">{words.columns.questions}</ColumnHead>
              <ColumnHead className="px-2 py-2 text-right font-medium">{words.columns.minutes}</ColumnHead>
              <ColumnHead className="py-2 pl-2 text-right font-medium sm:pl-4">
                {words.columns.each}
              </ColumnHead>
              <td aria-hidden className="hidden sm:table-cell" />
            </tr>
          </thead>
          <tbody>
            {subTests.map(([name, questions, seconds]) => (
              <Row key={name} name={name} questions={questions} seconds={seconds} />
            ))}
          </tbody>
        </table>
      </section>
      <figcaption className="mt-3 text-sm text-muted">{words.aside}</figcaption>
    </figure>
  )
}

function Row({ name, questions, seconds }: { name: string; questions: number; seconds: number }) {
  const each = seconds / questions
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 pr-3 text-left font-medium">
        {name}
      </th>
      <td className="px-2 py-2.5 text-right">{questions}</td>
      <td className="px-2 py-2.5 text-right">{formatTenth(seconds / 60)}</td>
      <td className="py-2.5 pl-2 text-right font-bold sm:pl-4">{formatTenth(each)}</td>
      <td aria-hidden className="hidden w-36 pl-3 sm:table-cell">
        <div className="h-2.5 rounded-full bg-brand" style={{ width: `${(100 * each) / longest}%` }} />
      </td>
    </tr>
  )
}
