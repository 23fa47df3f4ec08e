import { type Exported, type ExportFormat, interchange } from '@gerbang/contract/bank/interchange.ts'
import Download from 'icon:download'
import { useDownload } from '../api/use-download.ts'
import { showToast } from '../toast/toast-store.ts'
import { Button } from '../ui/button.tsx'
import { Menu, MenuItem } from '../ui/overlay/menu.tsx'

const formats: Record<ExportFormat, [name: string, about: string]> = {
  docx: ['Word (.docx)', 'Rumus tetap bisa diubah di Word.'],
  xlsx: ['Excel (.xlsx)', 'Satu baris satu soal, tanpa gambar dan petunjuk.'],
  moodle_xml: ['Moodle XML', 'Untuk bank soal Moodle.'],
  gift: ['GIFT', 'Teks biasa untuk Moodle dan sejenisnya, tanpa petunjuk.'],
  qti: ['Paket QTI 3.0', 'Standar pertukaran soal, tanpa petunjuk.'],
}
const words = {
  label: 'Ekspor',
  done: (name: string) => `${name} terunduh.`,
}

/** Questions as a file, in the format that is picked. `of` says which. */
export function ExportMenu({ of, size }: { of: Exported; size?: 'table' }) {
  const save = useDownload(interchange.export, {
    onSaved: ({ name }) => showToast({ title: 'Success', description: words.done(name), variant: 'success' }),
  })
  return (
    <Menu
      className="w-72"
      trigger={
        <Button
          variant="secondary"
          {...(size && { size })}
          icon={<Download aria-hidden size={size ? 16 : 18} strokeWidth={1.75} />}
          busy={save.isPending}
        >
          {words.label}
        </Button>
      }
    >
      {Object.entries(formats).map(([format, [name, about]]) => (
        <MenuItem key={format} onSelect={() => save.mutate({ body: { of, format: format as ExportFormat } })}>
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-muted">{about}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}
