import { type AuditEntry, audit } from '@gerbang/contract/platform/audit.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { Moment } from '../../../auth/moment.tsx'
import { momentColumn } from '../../../list/columns.tsx'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { useList } from '../../../list/use-list.ts'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { ListPage } from '../../../ui/table/list-page.tsx'
import { RowButton } from '../../../ui/table/row-face.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { actionWords } from './audit-actions.ts'
import { texts } from './texts.ts'

const words = texts.audit
const names = words.columns

const shape = shapeList(audit.list, {
  filters: { action: actionWords, actor_id: null, subject_id: null },
  sorts: ['-at', 'at'],
})

/** Everything that staff did, newest first. */
export function AuditPage() {
  const [opened, setOpened] = useState<AuditEntry>()
  const known = useQuery(query(audit.choices, {}))
  const { actions = [], actors } = known.data?.data ?? {}
  return (
    <ListPage
      list={useList(shape)}
      words={words}
      columns={buildColumns(setOpened)}
      choices={{
        action: actions.map(action => ({ value: action, label: actionWords[action] })),
        actor_id: nameOptions(actors),
      }}
    >
      {opened && <EntrySheet entry={opened} onClose={() => setOpened(undefined)} />}
    </ListPage>
  )
}

function buildColumns(open: (entry: AuditEntry) => void): ListColumns<typeof audit.list> {
  return [
    {
      id: 'action',
      header: names.action,
      cell: entry => <RowButton onClick={() => open(entry)}>{actionWords[entry.action]}</RowButton>,
    },
    momentColumn('at', names.at),
    { id: 'actor', header: names.actor, cell: ({ actor }) => actor?.name ?? words.server },
    { id: 'subject', header: names.subject, cell: ({ subject }) => subject.name },
    {
      id: 'reason',
      header: names.reason,
      cell: ({ reason }) => (
        <span title={reason || words.none} className="inline-block max-w-80 truncate align-middle">
          {reason || words.none}
        </span>
      ),
    },
  ]
}

function EntrySheet({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { action, at, actor, subject, reason, details } = entry
  const facts = [
    [names.at, <Moment key="at" iso={at} />],
    [names.actor, actor?.name ?? words.server],
    [names.subject, subject.name ?? words.gone],
    [
      words.subjectId,
      <span key="id" className="font-mono text-sm">
        {subject.id}
      </span>,
    ],
    [names.reason, reason || words.none],
  ] as const
  return (
    <SideSheet title={actionWords[action]} onClose={onClose}>
      <FactList of={facts} className="gap-4" />
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
