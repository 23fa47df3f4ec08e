import type { Meta } from '@gerbang/contract/call.ts'
import { quizAuthoring, type QuizCandidate } from '@gerbang/contract/learning/quiz-authoring.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { query } from '../../../../api/query.ts'
import type { Input } from '../../../../api/send.ts'
import { useSend } from '../../../../api/use-send.ts'
import { readAllPages } from '../../../../list/read-all-pages.ts'
import { DraftBanksNotice } from '../../../../question/draft-banks-notice.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { ChoiceField } from '../../../../ui/form/choice.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { SearchField } from '../../../../ui/table/search-field.tsx'
import { SideSheet } from '../../../../ui/overlay/side-sheet.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { listOptions, nameOptions } from '../../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

const words = texts.picker
const perPage = 50
/** A quiz takes no more. */
const mostChosen = 200
/** The server lists no more at once. */
const most = 100

type Asked = NonNullable<Input<typeof quizAuthoring.candidates>['query']>

interface Filter {
  search?: string
  bank_id?: string
  subject_id?: string
  topic_id?: string
  difficulty?: string
}

/** Questions of the banks by filter, ticked one by one or all that are shown; what is chosen goes to the end. */
export function QuestionPicker({ quizId, chosen, onClose }: PickerProps) {
  const [filter, setFilter] = useState<Filter>({})
  const [ids, setIds] = useState<readonly string[]>(chosen)
  const [pages, setPages] = useState(1)
  const change = useCallback((part: Filter) => {
    setPages(1)
    setFilter(before => ({ ...before, ...part }))
  }, [])
  const search = useCallback((search: string) => change({ search }), [change])
  const params = { id: quizId }
  const asked: Asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const list = useQuery({
    ...query(quizAuthoring.candidates, {
      params,
      query: { ...asked, per_page: Math.min(most, perPage * pages) },
    }),
    placeholderData: keepPreviousData,
  })
  const update = useSend(quizAuthoring.update, {
    refreshes: [quizAuthoring.get, quizAuthoring.list],
    onSuccess: onClose,
  })
  const toggle = (id: string) =>
    setIds(before => (before.includes(id) ? before.filter(one => one !== id) : [...before, id]))
  const takeAll = useTakeAll(params, asked, found =>
    setIds(before => [...new Set([...before, ...found])].slice(0, mostChosen)),
  )
  return (
    <SideSheet
      title={words.title}
      onClose={onClose}
      actions={
        <Button
          busy={update.isPending}
          onClick={() => update.mutate({ params: { id: quizId }, body: { question_ids: [...ids] } })}
        >
          {words.chosen(ids.length)}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <SearchField label={words.search} value={filter.search ?? ''} onSearch={search} />
        <Loaded from={list} skeleton={<Skeleton rows={6} className="h-16" />}>
          {({ data, meta }) => (
            <>
              <DraftBanksNotice banks={meta.draft_banks} />
              <Filters meta={meta} subject_id={filter.subject_id} onChange={change} />
              <Found
                candidates={data}
                total={meta.total}
                isBusy={takeAll.isPending}
                onTakeAll={takeAll.mutate}
              />
              <ul className="divide-y divide-line">
                {data.map(candidate => (
                  <li key={candidate.id} className="py-2">
                    <Candidate
                      candidate={candidate}
                      isChosen={ids.includes(candidate.id)}
                      onToggle={() => toggle(candidate.id)}
                    />
                  </li>
                ))}
              </ul>
              {data.length < meta.total && data.length < most && (
                <Button variant="secondary" busy={list.isFetching} onClick={() => setPages(pages + 1)}>
                  {words.more}
                </Button>
              )}
            </>
          )}
        </Loaded>
      </div>
    </SideSheet>
  )
}

/** Reads all that the filters find, and gives those that no try-out holds. */
function useTakeAll(params: { id: string }, asked: Asked, onTake: (ids: string[]) => void) {
  return useMutation({
    mutationFn: () => readAllPages(quizAuthoring.candidates, { params, query: asked }, { most: mostChosen }),
    onSuccess: found => onTake(found.flatMap(({ id, held_by }) => (held_by === null ? [id] : []))),
  })
}

function Filters({ meta, subject_id, onChange }: FiltersProps) {
  const topics = meta.topics.filter(topic => !subject_id || topic.subject_id === subject_id)
  return (
    <div className="grid grid-cols-2 gap-3">
      <ChoiceField
        none={words.any}
        label={words.subject}
        options={nameOptions(meta.subjects)}
        onPick={subject_id => onChange({ subject_id, topic_id: '' })}
      />
      <ChoiceField
        none={words.any}
        label={words.topic}
        options={nameOptions(topics)}
        onPick={topic_id => onChange({ topic_id })}
      />
      <ChoiceField
        none={words.any}
        label={words.difficulty}
        options={listOptions(texts.difficulties)}
        onPick={difficulty => onChange({ difficulty })}
      />
      <ChoiceField
        none={words.any}
        label={words.bank}
        options={nameOptions(meta.banks)}
        onPick={bank_id => onChange({ bank_id })}
      />
    </div>
  )
}

/** How many there are, and one press for all that the filters find and no try-out holds. */
function Found({ candidates, total, isBusy, onTakeAll }: FoundProps) {
  const isFree = candidates.some(({ held_by }) => held_by === null)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <output className="text-sm text-muted">{total === 0 ? words.none : words.found(total)}</output>
      {isFree && (
        <Button variant="quiet" size="table" busy={isBusy} onClick={() => onTakeAll()}>
          {words.all}
        </Button>
      )}
    </div>
  )
}

function Candidate({ candidate, isChosen, onToggle }: CandidateProps) {
  const { stem, subject, topic, difficulty, held_by } = candidate
  return (
    <Checkbox
      label={<span className="line-clamp-2">{stem}</span>}
      hint={
        <>
          {[subject.code, topic.name, texts.difficulties[difficulty]].join(' · ')}
          {held_by !== null && (
            <span className="mt-1 block" title={texts.detail.heldHint}>
              <Chip tone="doubt">{texts.detail.held(held_by)}</Chip>
            </span>
          )}
        </>
      }
      checked={isChosen}
      disabled={held_by !== null && !isChosen}
      onChange={onToggle}
    />
  )
}

interface PickerProps {
  quizId: string
  chosen: readonly string[]
  onClose: () => void
}
interface FiltersProps {
  meta: Meta<typeof quizAuthoring.candidates>
  subject_id: string | undefined
  onChange: (part: Filter) => void
}
interface FoundProps {
  candidates: QuizCandidate[]
  total: number
  isBusy: boolean
  onTakeAll: () => void
}
interface CandidateProps {
  candidate: QuizCandidate
  isChosen: boolean
  onToggle: () => void
}
