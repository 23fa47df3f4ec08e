import type { Call } from '@gerbang/contract/call.ts'
import type { JobName } from '@gerbang/contract/platform/jobs.ts'
import { SideSheet } from '../ui/overlay/side-sheet.tsx'
import { texts } from './import-texts.ts'
import { TableImport, type TableImportProps } from './table-import.tsx'

/** The import of a table beside the list that it fills. */
export function ImportSheet<C extends Call, Name extends JobName>({
  words,
  onClose,
  ...table
}: ImportSheetProps<C, Name>) {
  return (
    <SideSheet title={words.title} onClose={onClose}>
      <TableImport
        {...table}
        above={
          <>
            <p className="mb-4 text-md text-muted">{words.intro}</p>
            <p className="text-sm font-semibold">{texts.columns}</p>
            <p className="mb-5 text-sm text-muted">{words.columns}</p>
          </>
        }
        onClose={onClose}
      />
    </SideSheet>
  )
}

interface ImportSheetProps<C extends Call, Name extends JobName>
  extends Omit<TableImportProps<C, Name>, 'above' | 'className'> {
  words: { title: string; intro: string; columns: string }
  onClose: () => void
}
