import { type CodeCard, studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import Printer from 'icon:printer'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { query } from '../../../api/query.ts'
import { ExportButtons } from '../../../form/export-buttons.tsx'
import { useList } from '../../../list/use-list.ts'
import { useProgramOptions } from '../../../list/use-name-options.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ListPage } from '../../../ui/table/list-page.tsx'
import { buildCodeColumns, codeShape } from './code-columns.tsx'
import { CodeSheet } from './code-sheet.tsx'
import { CreateSheet } from './create-sheet.tsx'
import { texts } from './texts.ts'

const words = texts.list

export function CodeListPage() {
  const list = useList(codeShape)
  const location = useLocation()
  const [isCreating, setCreating] = useState(false)
  const [opened, setOpened] = useState<CodeCard>()
  const { search, filters } = list.address
  const hasRows = (list.from.data?.meta.total ?? 0) > 0
  return (
    <ListPage
      list={list}
      words={words}
      columns={buildCodeColumns(setOpened)}
      choices={useChoices()}
      more={
        hasRows && (
          <>
            <ExportButtons
              label={words.export}
              call={studentCodes.export}
              toInput={format => ({ query: { ...filters, search, format } })}
            />
            <ButtonLink to={paths.studentCodeCards + location.search} variant="secondary" icon={Printer}>
              {words.print}
            </ButtonLink>
          </>
        )
      }
      actions={
        <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setCreating(true)}>
          {words.create}
        </Button>
      }
    >
      {isCreating && <CreateSheet onClose={() => setCreating(false)} />}
      {opened && <CodeSheet code={opened} onClose={() => setOpened(undefined)} />}
    </ListPage>
  )
}

function useChoices() {
  const known = useQuery(query(studentCodes.choices, {}))
  const { batches = [], tryouts = [] } = known.data?.data ?? {}
  return {
    program_id: useProgramOptions(),
    batch: batches.map(batch => ({ value: batch, label: batch })),
    tryout_id: tryouts.map(({ id, title }) => ({ value: id, label: title })),
  }
}
