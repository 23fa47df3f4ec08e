import { type Bank, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import Trash2 from 'icon:trash'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { areaPaths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SortableList } from '../../../ui/sort/sortable-list.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { toBody } from './bank-body.ts'
import { texts } from './texts.ts'
import { AddChoice } from '../../../ui/form/add-choice.tsx'

const words = texts.detail
type SubTest = Bank['sub_tests'][number]

/** The sub-tests of a bank; whoever may edit it adds, orders and removes them here. */
export function SubTests({ bank }: { bank: Bank }) {
  const update = useSend(questionBanks.update, { refreshes: [questionBanks.get, questionBanks.list] })
  const arrange = (subject_ids: string[]) =>
    update.mutate({ params: { id: bank.id }, body: { ...toBody(bank), subject_ids } })
  const ids = toBody(bank).subject_ids
  const list = update.isPending
    ? update.variables.body.subject_ids.flatMap(
        id => bank.sub_tests.find(({ subject }) => subject.id === id) ?? [],
      )
    : bank.sub_tests
  return (
    <Card title={words.subTests}>
      {list.length === 0 && <p className="text-muted">{words.none}</p>}
      {bank.can_edit ? (
        <>
          <SortableList
            label={words.subTests}
            items={list}
            getKey={({ id }) => id}
            getName={({ subject }) => subject.name}
            isOff={update.isPending}
            onSort={sorted => arrange(sorted.map(({ subject }) => subject.id))}
          >
            {subTest => (
              <Row
                bank={bank}
                subTest={subTest}
                onRemove={() => arrange(ids.filter(id => id !== subTest.subject.id))}
              />
            )}
          </SortableList>
          <AddSubTest bank={bank} taken={ids} onAdd={id => arrange([...ids, id])} />
        </>
      ) : (
        <ul className="divide-y divide-line">
          {list.map(subTest => (
            <li key={subTest.id}>
              <Row bank={bank} subTest={subTest} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ bank, subTest, onRemove }: { bank: Bank; subTest: SubTest; onRemove?: () => void }) {
  const toPath = useAreaPath()
  const { subject, question_counts: counts } = subTest
  const isEmpty = Object.values(counts).every(count => count === 0)
  return (
    <div className="flex items-center gap-3 py-2 pr-2">
      <div className="min-w-0 flex-1">
        <Link
          to={toPath(areaPaths.bankSubTest, { qbId: bank.id, subTesId: subTest.id })}
          className="inline-flex min-h-11 items-center rounded-chip font-semibold wrap-anywhere text-brand hover:underline"
        >
          {subject.name}
        </Link>
        <p className="text-sm text-muted">
          {words.questions(counts.published, counts.draft + counts.in_review)}
        </p>
      </div>
      {onRemove && isEmpty && (
        <IconButton icon={Trash2} label={words.remove(subject.name)} onClick={onRemove} />
      )}
    </div>
  )
}

function AddSubTest({ bank, taken, onAdd }: { bank: Bank; taken: string[]; onAdd: (id: string) => void }) {
  const known = useQuery(query(subjects.list, { query: { program_id: bank.program.id } }))
  const free = (known.data?.data ?? []).filter(({ id }) => !taken.includes(id))
  if (free.length === 0) return null
  return <AddChoice aria-label={words.add} none={words.pick} options={nameOptions(free)} onPick={onAdd} />
}
