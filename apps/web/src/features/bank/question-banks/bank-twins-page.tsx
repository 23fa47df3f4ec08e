import { questions, type Twins } from '@gerbang/contract/bank/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { formatCount } from '../../../format/format-number.ts'
import { areaPaths } from '../../../paths.ts'
import { LoadedRows } from '../../../ui/page/loaded-rows.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { StatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = texts.twins

/** Questions of a bank that read much alike, side by side. */
export function BankTwinsPage() {
  const { qbId = '' } = useParams()
  const found = useQuery(query(questions.listTwins, { params: { qbId } }))
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <LoadedRows from={found} skeleton={<Skeleton rows={4} className="h-24" />} none={words.empty}>
        {({ data }) => (
          <ol className="grid gap-4">
            {data.map(pair => (
              <Pair key={pair.questions.map(({ id }) => id).join()} pair={pair} />
            ))}
          </ol>
        )}
      </LoadedRows>
    </>
  )
}

function Pair({ pair: { share, questions: pair } }: { pair: Twins }) {
  const toPath = useAreaPath()
  return (
    <li className="rounded-card border border-line bg-surface p-5 shadow-card">
      <p className="mb-3 text-sm font-semibold">{words.share(formatCount(share * 100))}</p>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 *:min-w-0">
        {pair.map(({ id, stem, bank, sub_test, position, status }) => (
          <li key={id}>
            <Link
              to={toPath(areaPaths.question, { qbId: bank.id, subTesId: sub_test.id, questionId: id })}
              className="flex min-h-11 items-center rounded-chip font-semibold wrap-anywhere text-brand hover:underline"
            >
              {stem || texts.questions.untitled}
            </Link>
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              {words.place(sub_test.name, position)} <StatusChip state={status} />
            </p>
          </li>
        ))}
      </ul>
    </li>
  )
}
