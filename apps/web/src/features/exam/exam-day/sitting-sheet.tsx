import { examDay, type Sitting, type SittingDetail } from '@gerbang/contract/exam/exam-day.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { followMs } from './follow.ts'
import { texts } from './texts.ts'

const words = texts.sheet

/** One student in the middle of a sub-test: what their page told of itself. */
export function SittingSheet({ id, sitting, onClose, onGive }: SittingSheetProps) {
  const found = useQuery({
    ...query(examDay.sitting, { params: { id, userId: sitting.user_id } }),
    refetchInterval: followMs,
  })
  return (
    <SideSheet
      title={sitting.name}
      onClose={onClose}
      actions={
        <Button size="table" onClick={onGive}>
          {texts.giveTime.confirm}
        </Button>
      }
    >
      <Loaded from={found} skeleton={<Skeleton rows={4} className="h-8" />}>
        {({ data }) => <Facts sitting={data} />}
      </Loaded>
    </SideSheet>
  )
}

function Facts({ sitting }: { sitting: SittingDetail }) {
  const { formatClock, formatAgo } = useTimeFormat()
  const facts = [
    [texts.columns.school, sitting.school_name ?? '–'],
    [texts.columns.subTest, sitting.sub_test],
    [texts.columns.answered, `${sitting.answered}/${sitting.of}`],
    [words.unsent, String(sitting.unsent)],
    [words.seen, sitting.seen_at === null ? texts.notYet : formatAgo(sitting.seen_at)],
    [texts.columns.saved, sitting.saved_at === null ? texts.notYet : formatAgo(sitting.saved_at)],
    [texts.columns.ends, formatClock(sitting.ends_at)],
    [texts.columns.extra, texts.seconds(sitting.extended_seconds)],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-md">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 mb-3 text-base">{words.gaps}</h3>
      {sitting.gaps.length === 0 && <p className="text-md text-muted">{words.noGaps}</p>}
      <ul className="grid gap-1 text-md">
        {sitting.gaps.map(gap => (
          <li key={gap.from_at}>
            {texts.outages.span(formatClock(gap.from_at), formatClock(gap.until_at))}
            {gap.given_back_at !== null && <span className="text-muted"> · {words.givenBack}</span>}
          </li>
        ))}
      </ul>
      <h3 className="mt-8 mb-3 text-base">{words.events}</h3>
      {sitting.log.length === 0 && <p className="text-md text-muted">{words.noEvents}</p>}
      <ul className="grid gap-1 text-md">
        {sitting.log.map(({ kind, at }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two events may share kind and time
          <li key={`${at} ${index}`}>
            <time dateTime={at} className="text-muted">
              {formatClock(at)}
            </time>{' '}
            {texts.events[kind]}
          </li>
        ))}
      </ul>
    </>
  )
}

interface SittingSheetProps {
  id: string
  sitting: Sitting
  onClose: () => void
  onGive: () => void
}
