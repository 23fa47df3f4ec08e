import { type CalibrationDetail, calibrations } from '@gerbang/contract/bank/calibrations.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { Moment } from '../../../auth/moment.tsx'
import { formatCount, formatScore } from '../../../format/format-number.ts'
import { areaPaths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { BarWithMark } from '../../../ui/chart/bar-with-mark.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { type CardColumn, CardTable } from '../../../ui/table/card-table.tsx'
import { NextTrials } from './next-trials.tsx'
import { texts } from './texts.ts'

/** How far one sub-test is measured, and what to try out next. */
export function CalibrationPage() {
  const { subjectId = '' } = useParams()
  const found = useQuery(query(calibrations.get, { params: { id: subjectId } }))
  return (
    <Loaded from={found} skeleton={<Skeleton rows={8} className="h-14" />}>
      {({ data }) => (
        <>
          <PageHeading title={data.subject.name} eyebrow={data.program.name}>
            {texts.intro}
          </PageHeading>
          <div className="mb-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2 *:min-w-0">
            <Facts of={data} />
            <Bands of={data} />
            <Topics of={data} />
            {data.practice && <Otherwise {...data.practice} />}
          </div>
          <NextTrials of={data} />
        </>
      )}
    </Loaded>
  )
}

function Facts({ of }: { of: CalibrationDetail }) {
  const words = texts.facts
  const { questions, measured, by_practice, former, tried, errors, old, oldest_at, newest_at, scale } = of
  const rows: [name: string, value: ReactNode][] = [
    [words.scale, scale ?? words.noScale],
    [words.measured, texts.share(measured, questions)],
    [words.errors, words.errorCounts(errors.small, errors.fair, errors.large)],
    [words.unmeasured, words.unmeasuredOf(questions - measured, former, tried)],
  ]
  if (by_practice > 0) rows.push([words.byPractice, words.byPracticeOf(by_practice)])
  const ages: typeof rows = [
    [words.age, words.old(old)],
    [
      words.from,
      <>
        <Moment iso={oldest_at} /> – <Moment iso={newest_at} />
      </>,
    ],
  ]
  return (
    <Card title={words.title} note={texts.errorNote}>
      <FactList of={[...rows, ...(measured > 0 ? ages : [])]} look="lines" className="text-md" />
    </Card>
  )
}

type Band = CalibrationDetail['bands'][number] & { most: number }

const bandWords = texts.bands.columns
const bandColumns: CardColumn<Band>[] = [
  { id: 'range', header: bandWords.range, cell: ({ from, to }) => texts.bands.range(from, to) },
  { id: 'bar', header: bandWords.bar, cell: band => <BandBar of={band} />, className: 'w-1/3 max-sm:hidden' },
  { id: 'count', header: bandWords.count, align: 'end', cell: ({ measured }) => formatCount(measured) },
  { id: 'wanted', header: bandWords.wanted, align: 'end', cell: ({ wanted }) => formatCount(wanted) },
  {
    id: 'lacks',
    header: bandWords.lacks,
    align: 'end',
    cell: ({ measured, wanted }) => formatCount(Math.max(0, wanted - measured)),
  },
]

function BandBar({ of: { measured, wanted, most } }: { of: Band }) {
  return <BarWithMark value={measured} mark={wanted} max={most} label={texts.bands.bar(measured, wanted)} />
}

function Bands({ of: { bands, papers, paper_questions } }: { of: CalibrationDetail }) {
  const words = texts.bands
  const most = Math.max(1, ...bands.flatMap(({ measured, wanted }) => [measured, wanted]))
  return (
    <Card title={words.title} note={words.note(papers, paper_questions)}>
      <CardTable
        label={words.table}
        rows={bands.map(band => ({ ...band, most }))}
        columns={bandColumns}
        getKey={({ from }) => from ?? 'lowest'}
      />
    </Card>
  )
}

type Topic = CalibrationDetail['topics'][number]

const topicColumns: CardColumn<Topic>[] = [
  { id: 'topic', header: texts.topics.columns.topic, cell: ({ name }) => name },
  {
    id: 'measured',
    header: texts.topics.columns.measured,
    align: 'end',
    cell: ({ measured }) => formatCount(measured),
  },
  {
    id: 'questions',
    header: texts.topics.columns.questions,
    align: 'end',
    cell: ({ questions }) => formatCount(questions),
  },
]

function Topics({ of: { topics } }: { of: CalibrationDetail }) {
  const words = texts.topics
  return (
    <Card title={words.title} note={words.note}>
      {topics.length === 0 ? (
        <p className="text-md text-muted">{words.none}</p>
      ) : (
        <CardTable label={words.table} rows={topics} columns={topicColumns} />
      )}
    </Card>
  )
}

type Practice = NonNullable<CalibrationDetail['practice']>
type Different = Practice['otherwise'][number]

const otherwiseColumns: CardColumn<Different>[] = [
  { id: 'stem', header: texts.practice.columns.stem, cell: row => <DifferentLink {...row} /> },
  { id: 'b', header: texts.practice.columns.tryout, align: 'end', cell: ({ b }) => formatScore(b) },
  {
    id: 'practice',
    header: texts.practice.columns.practice,
    align: 'end',
    cell: ({ practice_b }) => formatScore(practice_b),
  },
]

function DifferentLink({ id, stem, bank, sub_test }: Different) {
  const toPath = useAreaPath()
  const place = { qbId: bank.id, subTesId: sub_test.id, questionId: id }
  return (
    <Link
      to={toPath(areaPaths.question, place)}
      className="inline-flex min-h-11 items-center rounded-chip font-semibold wrap-anywhere text-brand hover:underline"
    >
      {stem || texts.next.untitled}
    </Link>
  )
}

function Otherwise({ students, otherwise }: Practice) {
  const words = texts.practice
  return (
    <Card title={words.title} note={words.note(students)}>
      {otherwise.length === 0 ? (
        <p className="text-md text-muted">{words.none}</p>
      ) : (
        <CardTable label={words.table} rows={otherwise} columns={otherwiseColumns} />
      )}
    </Card>
  )
}
