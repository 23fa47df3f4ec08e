import { type EditedQuestion, questions } from '@gerbang/contract/bank/questions.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../../api/query.ts'
import { useAreaPath } from '../../../../auth/area-path.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { areaPaths } from '../../../../paths.ts'
import { Card } from '../../../../ui/card.tsx'
import { texts } from './texts.ts'

const words = texts.similar

/** Questions that read much like what is being written, asked anew with every save; nothing where there are none. */
export function SimilarCard({ path, question }: SimilarCardProps) {
  const toPath = useAreaPath()
  const found = useQuery({
    ...query(questions.listSimilar, { params: { ...path, id: question.id } }),
    queryKey: [questions.listSimilar.path, question.id, question.revision],
    placeholderData: keepPreviousData,
  })
  const list = found.data?.data ?? []
  if (list.length === 0) return null
  return (
    <Card title={words.title} note={words.note}>
      <ul className="divide-y divide-line">
        {list.map(({ share, question: { id, stem, bank, sub_test } }) => (
          <li key={id} className="py-2 text-sm first:pt-0 last:pb-0">
            <Link
              to={toPath(areaPaths.question, { qbId: bank.id, subTesId: sub_test.id, questionId: id })}
              className="flex min-h-11 items-center rounded-chip font-semibold text-brand hover:underline"
            >
              <span className="line-clamp-2 wrap-anywhere">{stem || texts.rail.untitled}</span>
            </Link>
            <p className="text-muted wrap-anywhere">{words.place(formatCount(share * 100), bank.name)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface SimilarCardProps {
  path: { qbId: string; subTesId: string }
  question: EditedQuestion
}
