import type { BankQuestion } from '@gerbang/contract/bank/questions.ts'
import Plus from 'icon:plus'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { texts } from './texts.ts'

/** All questions of the sub-test, to go from one to the other; none are counted before they are there. */
export function QuestionRail({ list, currentId, toQuestion, onAdd, isAdding, canEdit }: QuestionRailProps) {
  return (
    <nav
      aria-label={texts.rail.label}
      className="flex min-w-0 flex-wrap items-start gap-3 lg:max-2xl:col-span-2 2xl:block"
    >
      <details className="min-w-0 flex-1 2xl:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center rounded-control border border-line bg-surface px-4 font-semibold">
          {list ? `${texts.rail.open} · ${texts.rail.count(list.length)}` : texts.rail.open}
        </summary>
        <div className="mt-2 rounded-control border border-line bg-surface p-1">
          <Rows list={list ?? []} currentId={currentId} toQuestion={toQuestion} />
        </div>
      </details>
      <div className="max-2xl:hidden">
        <p className="mb-2 px-2 text-sm font-bold">
          {list ? texts.rail.count(list.length) : texts.rail.label}
        </p>
        <Rows list={list ?? []} currentId={currentId} toQuestion={toQuestion} />
      </div>
      {canEdit && (
        <Button
          variant="secondary"
          className="2xl:mt-3 2xl:w-full"
          icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
          busy={isAdding}
          onClick={onAdd}
          title="Ctrl+Enter"
        >
          {texts.add}
        </Button>
      )}
      <p className="mt-3 px-2 text-xs text-muted max-2xl:hidden">{texts.keys}</p>
    </nav>
  )
}

interface RowsProps {
  list: BankQuestion[]
  currentId: string
  toQuestion: (id: string) => string
}

interface QuestionRailProps extends Omit<RowsProps, 'list'> {
  list: BankQuestion[] | undefined
  onAdd: () => void
  isAdding: boolean
  canEdit: boolean
}

/** The one that is open stays in view among hundreds. */
function showInList(link: HTMLElement | null) {
  const rows = link?.closest('ol')
  if (link && rows) rows.scrollTop = link.offsetTop - rows.clientHeight / 2
}

function Rows({ list, currentId, toQuestion }: RowsProps) {
  return (
    <ol className="relative grid max-h-[70dvh] gap-0.5 overflow-y-auto">
      {list.map(({ id, position, stem, ...state }) => (
        <li key={id}>
          <Link
            to={toQuestion(id)}
            ref={id === currentId ? showInList : undefined}
            aria-current={id === currentId ? 'page' : undefined}
            className={joinClasses(
              'flex min-h-11 items-center gap-2.5 rounded-control px-2.5 text-sm',
              id === currentId ? 'bg-brand-soft font-semibold text-brand' : 'hover:bg-sunken',
            )}
          >
            <b className="w-5 shrink-0 text-right">{position}</b>
            <span className={joinClasses('min-w-0 flex-1 truncate', stem === '' && 'text-muted')}>
              {stem || texts.rail.untitled}
            </span>
            {state.status !== 'published' && (
              <span className="shrink-0 text-xs text-muted">{texts.nameStatus(state)}</span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  )
}
