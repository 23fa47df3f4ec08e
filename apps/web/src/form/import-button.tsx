import type { Call } from '@gerbang/contract/call.ts'
import type { JobName } from '@gerbang/contract/platform/jobs.ts'
import FileUp from 'icon:file-up'
import type { ComponentProps } from 'react'
import { DialogButton } from '../ui/overlay/dialog-button.tsx'
import { SideSheet } from '../ui/overlay/side-sheet.tsx'
import { texts } from './import-texts.ts'
import { TableImport, type TableImportProps } from './table-import.tsx'

/** Makes the button that opens the import of a table beside the list that it fills. */
export function createImportButton<C extends Call, Name extends JobName = JobName>({
  words,
  ...table
}: ImportOptions<C, Name>) {
  const above = (
    <>
      <p className="mb-4 text-md text-muted">{words.intro}</p>
      <p className="text-sm font-semibold">{texts.columns}</p>
      <p className="mb-5 text-sm text-muted">{words.columns}</p>
    </>
  )
  const icon = <FileUp aria-hidden size={18} strokeWidth={1.75} />
  return function ImportButton(looks: Omit<ComponentProps<typeof DialogButton>, 'label' | 'children'>) {
    return (
      <DialogButton icon={icon} {...looks} label={words.open}>
        {onClose => (
          <SideSheet title={words.title} onClose={onClose}>
            <TableImport<C, Name> {...table} above={above} onClose={onClose} />
          </SideSheet>
        )}
      </DialogButton>
    )
  }
}

interface ImportOptions<C extends Call, Name extends JobName>
  extends Omit<TableImportProps<C, Name>, 'above' | 'className' | 'onClose'> {
  words: { open: string; title: string; intro: string; columns: string }
}
