import { type StudentList, studentLists } from '@gerbang/contract/people/student-lists.ts'
import Download from 'icon:download'
import { useDownload } from '../../../api/use-download.ts'
import { useSend } from '../../../api/use-send.ts'
import { formatCount } from '../../../format/format-number.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { texts } from './texts.ts'
import { reads } from './use-change-list.ts'

const words = texts.plan

/** What taking the list in would do, in numbers that add up, and the button that does it. */
export function PlanCard({ of, rows, onTake }: PlanCardProps) {
  const { id, plan, counts, classes, absent, asked } = of
  const take = useSend(studentLists.take, { refreshes: reads, onSuccess: ({ data }) => onTake(data.job_id) })
  const due = plan.fresh + plan.changed
  const left = counts.fault + counts.left
  const told = [
    words.classes(classes.known.length, classes.made),
    plan.moved > 0 && words.moved(plan.moved),
    absent.count > 0 && words.absent(absent.count, absent.names),
    words.nothingLost,
  ].filter(Boolean)
  return (
    <Card title={words.title}>
      <dl className="text-md">
        <Line name={words.fresh} count={plan.fresh} />
        <Line name={words.changed} count={plan.changed} />
        <Line name={words.same} count={plan.same} />
        <Line name={counts.fault > 0 ? words.leftUnless : words.left} count={left} />
        <Line name={words.sum} count={rows} isSum />
      </dl>
      <p className="mt-3 text-sm wrap-anywhere text-muted">{told.join(' ')}</p>
      <Button
        className="mt-4 w-full"
        busy={take.isPending}
        disabled={due === 0 || asked.includes('program')}
        onClick={() => take.mutate({ params: { id } })}
      >
        {due === 0 ? words.nothing : words.take(due)}
      </Button>
      {asked.map(what => (
        <p key={what} className="mt-2 text-sm text-muted">
          {words.asked[what]}
        </p>
      ))}
      {left > 0 && <LeftButton id={id} count={left} />}
    </Card>
  )
}

function Line({ name, count, isSum = false }: { name: string; count: number; isSum?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 py-2 ${isSum ? 'border-t border-line-strong font-semibold' : 'border-t border-line first:border-t-0'}`}
    >
      <dt>{name}</dt>
      <dd className="font-semibold">{formatCount(count)}</dd>
    </div>
  )
}

/** Rows that stay out, with why, to be mended in the file and brought again. */
export function LeftButton({ id, count }: { id: string; count: number }) {
  const save = useDownload(studentLists.left)
  return (
    <Button
      variant="secondary"
      className="mt-3 w-full"
      icon={<Download aria-hidden size={18} strokeWidth={1.75} />}
      busy={save.isPending}
      onClick={() => save.mutate({ params: { id } })}
    >
      {words.download(count)}
    </Button>
  )
}

interface PlanCardProps {
  of: StudentList
  rows: number
  onTake: (jobId: string) => void
}
