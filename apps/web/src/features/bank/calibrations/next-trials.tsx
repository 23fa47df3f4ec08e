import { type CalibrationDetail, type Candidate, calibrations } from '@gerbang/contract/bank/calibrations.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { useList } from '../../../list/use-list.ts'
import { areaPaths } from '../../../paths.ts'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { RowLink } from '../../../ui/table/row-face.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { SeedButton } from './seed-trials.tsx'
import { texts } from './texts.ts'

const words = texts.next

const shape = shapeList(calibrations.next, {
  filters: { difficulty: words.difficulties, topic_id: null },
  sorts: ['turn', '-turn'],
})

const bulk = { Actions: SeedButton }

/** Unmeasured questions in the order in which they are to be tried out; admins put them into a draft from here. */
export function NextTrials({ of }: { of: CalibrationDetail }) {
  const { role } = useViewer()
  const list = useList(shape, { params: { id: of.subject.id } })
  return (
    <section aria-labelledby="next-trials">
      <h2 id="next-trials" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 max-w-[60ch] text-md text-muted">
        {words.intro} {role === 'admin' ? '' : words.forTeachers}
      </p>
      <ListTable
        list={list}
        words={words}
        columns={columns}
        choices={{ topic_id: nameOptions(of.topics) }}
        name="next-trials"
        bulk={role === 'admin' ? bulk : undefined}
      />
    </section>
  )
}

const columns: ListColumns<typeof calibrations.next> = [
  { id: 'stem', header: words.columns.stem, cell: question => <QuestionLink {...question} /> },
  { id: 'turn', header: words.columns.turn, sort: 'turn', align: 'end', cell: ({ turn }) => turn },
  { id: 'topic', header: words.columns.topic, cell: ({ topic }) => topic?.name ?? null },
  {
    id: 'difficulty',
    header: words.columns.difficulty,
    cell: ({ difficulty }) => words.difficulties[difficulty],
  },
  { id: 'why', header: words.columns.why, cell: question => <Reasons of={question} /> },
  { id: 'bank', header: words.columns.bank, cell: ({ bank }) => bank.name },
]

function QuestionLink({ id, stem, bank, sub_test }: Candidate) {
  const toPath = useAreaPath()
  const place = { qbId: bank.id, subTesId: sub_test.id, questionId: id }
  return <RowLink to={toPath(areaPaths.question, place)}>{stem || words.untitled}</RowLink>
}

/** What speaks for a question, and what against it. */
function listReasons(question: Candidate): [tone: Tone, text: string][] {
  const { used, is_practised, was_measured, is_doubted, level_lacks, topic_measured } = question
  const { why } = words
  const reasons: [isSo: boolean, tone: Tone, text: string][] = [
    [is_doubted, 'bad', why.doubted],
    [is_practised, 'doubt', why.practised],
    [used > 0, 'doubt', why.used(used)],
    [used === 0 && !is_practised, 'ok', why.unseen],
    [was_measured, 'neutral', why.former],
    [level_lacks > 0, 'brand', why.level(level_lacks)],
    [true, topic_measured === 0 ? 'brand' : 'neutral', why.topic(topic_measured)],
  ]
  return reasons.flatMap(([isSo, tone, text]) => (isSo ? [[tone, text]] : []))
}

/** The strongest in colour, the others after it: rows are of one line. */
function Reasons({ of }: { of: Candidate }) {
  const [strongest, ...others] = listReasons(of)
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      {strongest && <Chip tone={strongest[0]}>{strongest[1]}</Chip>}
      <span className="text-sm text-muted">{others.map(([, text]) => text).join(' · ')}</span>
    </span>
  )
}
