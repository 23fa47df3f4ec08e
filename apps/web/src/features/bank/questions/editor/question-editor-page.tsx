import { questions } from '@gerbang/contract/bank/questions.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { query } from '../../../../api/query.ts'
import { useAreaPath } from '../../../../auth/area-path.ts'
import { readAllPages } from '../../../../list/read-all-pages.ts'
import { areaPaths } from '../../../../paths.ts'
import { useAddQuestion } from '../../../../question/use-add-question.ts'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { useKeyDown } from '../../../../ui/use-key-down.ts'
import { QuestionDesk } from './question-desk.tsx'
import { QuestionRail } from './question-rail.tsx'

/** The server puts no more in order at once. */
const mostInOrder = 2_000

/** Where questions of a sub-test are written, one after the other. */
export function QuestionEditorPage() {
  const { qbId = '', subTesId = '', questionId = '' } = useParams()
  const path = { qbId, subTesId }
  const navigate = useNavigate()
  const toPath = useAreaPath()
  const toQuestion = (id: string) => toPath(areaPaths.question, { ...path, questionId: id })
  const open = (id: string | undefined) =>
    void navigate(id === undefined ? toPath(areaPaths.bankSubTest, path) : toQuestion(id))

  const found = useQuery({
    ...query(questions.get, { params: { ...path, id: questionId } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const list = useQuery({
    queryKey: [questions.list.path, { params: path, pages: 'all' }],
    queryFn: ({ signal }) =>
      readAllPages(questions.list, { params: path, query: {} }, { most: mostInOrder, signal }),
    staleTime: 0,
    meta: { live: true },
    placeholderData: keepPreviousData,
  })
  const rows = list.data ?? []
  const add = useAddQuestion(path)
  const canEdit = found.data?.data.can_edit === true

  const at = rows.findIndex(({ id }) => id === questionId)
  const chords: Record<string, () => void> = {
    ArrowUp: () => rows[at - 1] && open(rows[at - 1]?.id),
    ArrowDown: () => rows[at + 1] && open(rows[at + 1]?.id),
    Enter: () => canEdit && add.start(),
  }
  useKeyDown(({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
    (ctrlKey || metaKey) && !altKey && !shiftKey ? chords[key] : undefined,
  )

  return (
    <div
      data-wide=""
      className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] 2xl:grid-cols-[15rem_minmax(0,1fr)_24rem]"
    >
      <QuestionRail
        list={list.data}
        currentId={questionId}
        toQuestion={toQuestion}
        onAdd={add.start}
        isAdding={add.isPending}
        canEdit={canEdit}
      />
      {found.isFetchedAfterMount || found.data ? (
        <Loaded from={found}>
          {({ data }) => <QuestionDesk key={data.id} path={path} first={data} list={rows} onOpen={open} />}
        </Loaded>
      ) : (
        <Skeleton rows={6} className="h-14" />
      )}
    </div>
  )
}
