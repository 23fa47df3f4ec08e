import { type AuditEntry, audit } from '@gerbang/contract/platform/audit.ts'
import type { AuditAction } from '@gerbang/contract/platform/audit-actions.ts'
import { actionWords } from './audit-actions.ts'
import type { Query } from '@gerbang/contract/call.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '../../../api/query.ts'
import { Moment } from '../../../auth/moment.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { texts } from './texts.ts'

const words = texts.audit
type Sort = Query<typeof audit.list>['sort']

const shape = {
  filters: ['action', 'actor_id', 'subject_id'],
  sorts: ['-at', 'at'] satisfies Sort[],
  firstSort: '-at',
} as const

const isAction = (text = ''): text is AuditAction => Object.hasOwn(actionWords, text)
const nameAction = (action: AuditAction) => actionWords[action]

/** Everything that staff did, newest first. */
export function AuditPage() {
  const address = useTableAddress(shape)
  const [opened, setOpened] = useState<AuditEntry>()
  const columns = useMemo(() => buildColumns(setOpened), [])
  const choices = useQuery(query(audit.choices, {}))
  const { actions = [], actors = [] } = choices.data?.data ?? {}
  const { page, search, sort } = address
  const { action, ...filters } = address.filters
  const list = useQuery({
    ...query(audit.list, { query: { page, search, sort, ...filters, ...(isAction(action) && { action }) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <TableToolbar
        search={words.search}
        address={address}
        filters={[
          {
            name: 'action',
            label: words.filters.action,
            options: actions.map(action => ({ value: action, label: nameAction(action) })),
          },
          {
            name: 'actor_id',
            label: words.filters.actor,
            options: actors.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={columns}
        getKey={entry => entry.id}
        address={address}
        empty={
          <EmptyState sketch="papers" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
      {opened && <EntrySheet entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const column = createColumns<AuditEntry>()

function buildColumns(onOpen: (entry: AuditEntry) => void) {
  return column.columns([
    column.accessor('action', {
      header: words.columns.action,
      cell: ({ row: { original } }) => (
        <button
          type="button"
          onClick={() => onOpen(original)}
          className="rounded-chip py-2 text-brand hover:underline"
        >
          {nameAction(original.action)}
        </button>
      ),
    }),
    column.accessor('at', {
      header: words.columns.at,
      enableSorting: true,
      sortDescFirst: true,
      cell: ({ getValue }) => <Moment iso={getValue()} />,
    }),
    column.accessor(({ actor }) => actor?.name ?? words.server, {
      id: 'actor',
      header: words.columns.actor,
    }),
    column.accessor(({ subject }) => subject.name ?? words.none, {
      id: 'subject',
      header: words.columns.subject,
    }),
    column.accessor(({ reason }) => reason || words.none, {
      id: 'reason',
      header: words.columns.reason,
      cell: ({ getValue }) => (
        <span title={getValue()} className="inline-block max-w-80 truncate align-middle">
          {getValue()}
        </span>
      ),
    }),
  ])
}

function EntrySheet({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { action, at, actor, subject, reason, details } = entry
  const facts = [
    [words.columns.at, <Moment key="at" iso={at} />],
    [words.columns.actor, actor?.name ?? words.server],
    [words.columns.subject, subject.name ?? words.gone],
    [
      words.subjectId,
      <span key="id" className="font-mono text-sm">
        {subject.id}
      </span>,
    ],
    [words.columns.reason, reason || words.none],
  ] as const
  return (
    <SideSheet title={nameAction(action)} onClose={onClose}>
      <dl className="grid grid-cols-1 gap-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {Object.keys(details).length > 0 && (
        <>
          <h3 className="mt-6 text-lg">{words.detailsTitle}</h3>
          <pre className="mt-2 overflow-x-auto rounded-control bg-sunken p-3 text-sm">
            {JSON.stringify(details, null, 2)}
          </pre>
        </>
      )}
    </SideSheet>
  )
}
