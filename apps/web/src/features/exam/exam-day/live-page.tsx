import { examDay, type Live, type Sitting } from '@gerbang/contract/exam/exam-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { formatCount } from '../../../format/format-number.ts'
import { useList } from '../../../list/use-list.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { CardTable } from '../../../ui/table/card-table.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import type { Student } from './audience-fields.tsx'
import { GiveTimeDialog } from './act-dialogs.tsx'
import { CutShortList } from './cut-short-list.tsx'
import { followMs } from './follow.ts'
import { LateList } from './late-list.tsx'
import { buildLiveColumns, liveShape } from './live-columns.tsx'
import { MoreMenu } from './more-menu.tsx'
import { OutageList } from './outage-list.tsx'
import { SittingSheet } from './sitting-sheet.tsx'
import { texts } from './texts.ts'

/** A try-out while it is sat: it looks again by itself. */
export function LivePage() {
  const { id = '' } = useParams()
  const live = useQuery({ ...query(examDay.get, { params: { id } }), refetchInterval: followMs })
  return <Loaded from={live}>{({ data }) => <Monitor id={id} live={data} />}</Loaded>
}

function Monitor({ id, live }: { id: string; live: Live }) {
  const { formatClock } = useTimeFormat()
  const isPaused = live.starts_paused_at !== null
  return (
    <>
      <PageHeading title={live.title}>{texts.updated(formatClock(live.server_now))}</PageHeading>
      <div className="mb-6 flex flex-wrap gap-3">
        <DialogButton variant="primary" disabled={live.running === 0} label={texts.giveTime.confirm}>
          {onClose => <GiveTimeDialog id={id} onClose={onClose} />}
        </DialogButton>
        <MoreMenu id={id} live={live} />
      </div>
      {live.is_clock_in_doubt && (
        <div className="mb-6">
          <Notice>{texts.clockInDoubt}</Notice>
        </div>
      )}
      {isPaused && (
        <div className="mb-6">
          <Notice>{texts.paused}</Notice>
        </div>
      )}
      <div className="mb-6 grid grid-cols-1 items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <Counts live={live} />
        <PerSubTest live={live} />
      </div>
      <OutageList id={id} />
      <CutShortList id={id} />
      <LateList id={id} />
      <Sittings id={id} live={live} />
    </>
  )
}

function Counts({ live }: { live: Live }) {
  return (
    <Card>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
        {(['running', 'cut_off', 'silent', 'between', 'finished', 'enrolled'] as const).map(name => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{texts.counts[name]}</dt>
            <dd
              className={`text-2xl font-extrabold ${(name === 'silent' || name === 'cut_off') && live[name] > 0 ? 'text-bad' : ''}`}
            >
              {formatCount(live[name])}
            </dd>
          </div>
        ))}
        <div className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{texts.saves}</dt>
          <dd className="text-2xl font-extrabold">{formatCount(live.saves_per_minute)}</dd>
        </div>
      </dl>
    </Card>
  )
}

function PerSubTest({ live: { sub_tests } }: { live: Live }) {
  return (
    <Card title={texts.perSubTest}>
      <CardTable
        label={texts.perSubTest}
        rows={sub_tests}
        className="min-w-[16rem]"
        columns={[
          {
            id: 'sub_test',
            header: texts.subTest,
            className: 'font-medium wrap-anywhere',
            cell: ({ subject }) => subject.name,
          },
          {
            id: 'running',
            header: texts.running,
            align: 'end',
            className: 'font-semibold',
            cell: ({ running }) => formatCount(running),
          },
          {
            id: 'closed',
            header: texts.closed,
            align: 'end',
            className: 'text-muted',
            cell: ({ closed }) => formatCount(closed),
          },
        ]}
      />
    </Card>
  )
}

function Sittings({ id, live }: { id: string; live: Live }) {
  const [seen, setSeen] = useState<Sitting | null>(null)
  const [given, setGiven] = useState<Student | null>(null)
  const subTests = live.sub_tests.map(({ id, subject }) => ({ value: id, label: subject.name }))
  return (
    <>
      <ListTable
        list={useList(liveShape, { params: { id }, follow: () => followMs })}
        words={texts}
        columns={buildLiveColumns(setSeen)}
        choices={{ sub_test_id: subTests }}
        getKey={sitting => sitting.user_id}
      />
      {seen && (
        <SittingSheet
          id={id}
          sitting={seen}
          onClose={() => setSeen(null)}
          onGive={() => {
            setGiven(seen)
            setSeen(null)
          }}
        />
      )}
      {given && <GiveTimeDialog id={id} student={given} onClose={() => setGiven(null)} />}
    </>
  )
}
