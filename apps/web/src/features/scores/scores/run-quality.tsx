import type { RunSubTest } from '@gerbang/contract/scores/score-runs.ts'
import { formatCount, formatTenth } from '../../../format/format-number.ts'
import { TableFrame } from '../../../ui/table/table-frame.tsx'
import { formatShare, formatStatistic } from './item-words.ts'
import { texts } from './texts.ts'

const words = texts.history
const names = ['name', 'questions', 'mean', 'alpha', 'sem', 'precision', 'basis'] as const
/** Of patterns that follow the model fewer than so many are called unusual. */
const LEAST_UNUSUAL = 0.01

const cell = 'h-10 border-b border-line px-3 whitespace-nowrap group-last:border-b-0'

/** How well each sub-test measured. */
export function RunQuality({ subTests }: { subTests: RunSubTest[] }) {
  const isAssumed = subTests.some(({ irt }) => irt?.basis === 'equivalent_groups')
  return (
    <section>
      <h3 className="mb-2 text-sm">{words.subTests}</h3>
      <TableFrame label={words.subTests}>
        <thead className="text-left text-muted">
          <tr>
            {names.map(name => (
              <th
                key={name}
                scope="col"
                className="h-10 border-b border-line bg-sunken px-3 whitespace-nowrap"
              >
                {words.subTestColumns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subTests.map(subTest => (
            <tr key={subTest.sub_test_id} className="group">
              <th
                scope="row"
                className={`${cell} sticky left-0 max-w-36 border-r bg-surface py-2 text-left leading-snug font-medium max-md:whitespace-normal md:max-w-none`}
              >
                {subTest.subject.name}
              </th>
              <td className={cell}>
                {subTest.questions}
                {subTest.voided > 0 && <span className="text-muted"> ({words.voided(subTest.voided)})</span>}
              </td>
              <td className={cell}>{subTest.mean === null ? '–' : formatTenth(subTest.mean)}</td>
              <td className={cell}>{formatStatistic(subTest.alpha)}</td>
              <td className={cell}>{formatStatistic(subTest.sem)}</td>
              <td className={cell}>{describePrecision(subTest)}</td>
              <td className={cell}>{describeBasis(subTest)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <Notes subTests={subTests} />
      {isAssumed && <p className="mt-2 text-sm text-muted">{words.basisHint}</p>}
    </section>
  )
}

/** What the figures above do not hold: time that was short, passages that hang together, odd patterns. */
function Notes({ subTests }: { subTests: RunSubTest[] }) {
  const notes = subTests.flatMap(({ subject, students, ...found }) => {
    const { is_speeded, reached_end, dependent_passages, unusual_patterns } = found
    return [
      is_speeded && reached_end !== null && words.speeded(subject.code, formatShare(reached_end)),
      ...dependent_passages.map(({ positions, excess }) =>
        words.dependent(subject.code, positions.join(', '), formatStatistic(excess)),
      ),
      unusual_patterns !== null &&
        unusual_patterns > LEAST_UNUSUAL * students &&
        words.unusual(subject.code, formatCount(unusual_patterns), formatCount(students)),
    ].filter(note => note !== false)
  })
  if (notes.length === 0) return null
  return (
    <ul aria-label={words.notes} className="mt-3 list-disc pl-5 text-sm text-muted">
      {notes.map(note => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

function describePrecision({ irt }: RunSubTest): string {
  const middle = irt?.precision[Math.floor(irt.precision.length / 2)]
  return middle === undefined ? '–' : words.precisionOf(formatCount(middle.se))
}

function describeBasis({ irt }: RunSubTest): string {
  if (irt === null) return '–'
  const basis = irt.basis === 'anchors' ? words.basis.anchors(irt.anchors) : words.basis[irt.basis]
  return irt.converged ? basis : `${basis}, ${words.notConverged}`
}
