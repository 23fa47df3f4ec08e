import { type ClassCard, classes } from '@gerbang/contract/people/classes.ts'
import { useQuery } from '@tanstack/react-query'
import IdCard from 'icon:id-card'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { query } from '../../../../api/query.ts'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { findMembers, type Holder } from './find-members.ts'
import { texts } from './texts.ts'

const words = texts.pick

/** Whom cards are made for: classes of the newest year, and of them those without a password, unless told otherwise. */
export function PickClasses({ onMake }: PickClassesProps) {
  const [params] = useSearchParams()
  const found = useQuery(query(classes.list, { query: { per_page: 100, sort: '-year' } }))
  const [picked, setPicked] = useState<readonly string[]>(params.getAll('kelas'))
  return (
    <Loaded from={found} skeleton={<Skeleton rows={4} className="h-12" />}>
      {({ data }) => {
        const offered = data.filter(({ students }) => students > 0)
        if (offered.length === 0)
          return <EmptyState sketch="papers" words={words.none} to={paths.studentLists} />
        return (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Classes offered={offered} picked={picked} onPick={setPicked} />
            <Plan picked={picked} onMake={onMake} />
          </div>
        )
      }}
    </Loaded>
  )
}

function Classes({ offered, picked, onPick }: ClassesProps) {
  const ids = offered.map(({ id }) => id)
  const toggle = (id: string, isOn: boolean) =>
    onPick(ids.filter(one => (one === id ? isOn : picked.includes(one))))
  return (
    <Card title={words.title}>
      <Checkbox
        label={words.all}
        checked={ids.every(id => picked.includes(id))}
        onChange={event => onPick(event.target.checked ? ids : [])}
      />
      <ul className="grid border-t border-line pt-3 sm:grid-cols-2">
        {offered.map(({ id, name, year, students }) => (
          <li key={id} className="min-w-0">
            <Checkbox
              label={name}
              hint={words.option(year, students)}
              className="py-1.5"
              checked={picked.includes(id)}
              onChange={event => toggle(id, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Plan({ picked, onMake }: { picked: readonly string[]; onMake: PickClassesProps['onMake'] }) {
  const [renew, setRenew] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const members = useQuery({
    queryKey: [classes.get.path, 'cards', picked],
    queryFn: () => findMembers(picked),
    staleTime: 0,
    meta: { live: true },
  })
  const all = members.data ?? []
  const fresh = all.filter(({ member }) => !member.has_password)
  const due = renew ? all : fresh
  const others = all.length - fresh.length
  return (
    <Card>
      <output className="block text-md">
        {members.isPending ? words.asking : describePlan(picked.length, fresh.length, others)}
      </output>
      {others > 0 && (
        <Checkbox
          className="mt-4"
          label={words.renew}
          hint={words.renewHint}
          checked={renew}
          onChange={event => setRenew(event.target.checked)}
        />
      )}
      {members.error && <p className="mt-3 text-sm font-medium text-bad">{members.error.message}</p>}
      <Button
        className="mt-4 w-full"
        icon={<IdCard aria-hidden size={18} strokeWidth={1.75} />}
        disabled={due.length === 0}
        onClick={() => (renew && others > 0 ? setAsking(true) : onMake(due, renew))}
      >
        {words.make(due.length)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.ask.title(others)}
          text={texts.ask.text}
          confirm={texts.ask.confirm}
          back={texts.ask.back}
          tone="danger"
          onConfirm={() => onMake(due, renew)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

function describePlan(classes: number, fresh: number, others: number): string {
  if (classes === 0) return words.need
  return fresh === 0 ? words.nobody : words.plan(fresh, others)
}

interface PickClassesProps {
  onMake: (holders: Holder[], renew: boolean) => void
}

interface ClassesProps {
  offered: readonly ClassCard[]
  picked: readonly string[]
  onPick: (ids: readonly string[]) => void
}
