import type { Criterion } from '@gerbang/contract/question/essay.ts'

const words = { points: (points: number | string) => `${points} poin` }
const writePoints = (points: number) => String(points).replace('.', ',')

/** What earns how much; with `given`, what was earned. */
export function RubricTable({ title, rubric, given }: RubricTableProps) {
  return (
    <section className="mb-4 rounded-control border border-line bg-surface">
      <h3 className="border-b border-line px-4 py-2.5 text-sm font-semibold">{title}</h3>
      <ul className="divide-y divide-line">
        {rubric.map(({ id, text, points }) => (
          <li key={id} className="flex justify-between gap-4 px-4 py-2.5">
            <span className="min-w-0">{text}</span>
            <strong className="shrink-0 tabular-nums">
              {given ? `${writePoints(given[id] ?? 0)} / ${points}` : words.points(points)}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RubricTableProps {
  title: string
  rubric: readonly Criterion[]
  given?: Readonly<Record<string, number>> | undefined
}
