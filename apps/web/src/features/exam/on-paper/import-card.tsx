import { onPaper } from '@gerbang/contract/exam/on-paper.ts'
import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { useQuery } from '@tanstack/react-query'
import Download from 'icon:download'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useDownload } from '../../../api/use-download.ts'
import { TableImport } from '../../../form/table-import.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceField } from '../../../ui/form/choice.tsx'
import { texts } from './texts.ts'

const words = texts.answers
const refreshes = [onPaper.list]

interface PlanProps {
  plan: Plan
}

/** Sheets of paper are taken in from the template that was filled in. */
export function ImportCard({ plan }: PlanProps) {
  return (
    <Card title={words.import} note={words.importNote}>
      <TableImport
        call={onPaper.import}
        params={{ id: plan.id }}
        refreshes={refreshes}
        fileLabel={words.file}
        className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2"
        above={<Template plan={plan} />}
        describe={({ fresh, replaced, unchanged, empty }) => ({
          plan: words.plan(fresh, replaced, unchanged, empty),
          take: fresh + replaced > 0 ? words.take(fresh + replaced) : null,
        })}
        job={{
          kind: 'import_paper_answers',
          tell: ({ taken, replaced, refused }) => ({
            title: words.done(taken + replaced),
            text: words.doneHint(refused),
          }),
        }}
      />
    </Card>
  )
}

function Template({ plan: { id } }: PlanProps) {
  const choices = useQuery(query(users.choices, {}))
  const [batch, setBatch] = useState('')
  const save = useDownload(onPaper.template)
  return (
    <div className="grid content-start gap-4">
      <ChoiceField
        label={words.batch}
        value={batch}
        none={words.everybody}
        options={(choices.data?.data.batches ?? []).map(name => ({ value: name, label: name }))}
        onPick={setBatch}
      />
      <div>
        <Button
          variant="secondary"
          icon={<Download aria-hidden size={18} strokeWidth={1.75} />}
          busy={save.isPending}
          onClick={() => save.mutate({ params: { id }, query: batch ? { batch } : {} })}
        >
          {words.template}
        </Button>
      </div>
      <div>
        <p className="text-sm font-semibold">{words.fill}</p>
        <ul className="mt-1 list-disc pl-5 text-sm text-muted">
          {words.filling.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
