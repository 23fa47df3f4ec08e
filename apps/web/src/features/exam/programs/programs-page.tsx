import { type Preset, type ProgramDetail, programs } from '@gerbang/contract/exam/programs.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { formatDuration } from '../../../format/format-duration.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { DeletePreset, DeleteProgram } from './delete-dialogs.tsx'
import { PresetSheet } from './preset-sheet.tsx'
import { CreateProgramDialog, ProgramDialog } from './program-dialog.tsx'
import { texts } from './texts.ts'

export function ProgramsPage() {
  const all = useQuery(query(programs.listAll, {}))
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <div className="mb-6">
        <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setCreating(true)}>
          {texts.create}
        </Button>
      </div>
      <Loaded from={all} skeleton={<Skeleton rows={4} className="h-20" />}>
        {({ data }) => (
          <div className="grid grid-cols-1 gap-6">
            {data.map(program => (
              <ProgramCard key={program.id} program={program} />
            ))}
          </div>
        )}
      </Loaded>
      {isCreating && <CreateProgramDialog onClose={() => setCreating(false)} />}
    </>
  )
}

type Asked = { kind: 'program' | 'delete' | 'create' } | { kind: 'preset' | 'drop'; preset: Preset } | null

function ProgramCard({ program }: { program: ProgramDetail }) {
  const [asked, setAsked] = useState<Asked>(null)
  const onClose = () => setAsked(null)
  const { name, description, is_active, subject_count, tryout_count, student_count } = program
  const isUnused = subject_count + tryout_count + student_count === 0
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {name}
          {!is_active && <Chip>{texts.off}</Chip>}
        </span>
      }
      note={texts.counts(subject_count, tryout_count, student_count)}
    >
      {description && <p className="mb-3 max-w-[68ch] text-md text-muted">{description}</p>}
      <p className="mb-3 text-sm text-muted">{texts.creditShort[program.credit]}</p>
      <div className="mb-5 flex flex-wrap gap-3">
        <Button variant="secondary" size="table" onClick={() => setAsked({ kind: 'program' })}>
          {texts.change}
        </Button>
        {isUnused && (
          <Button variant="quiet" size="table" onClick={() => setAsked({ kind: 'delete' })}>
            {texts.delete}
          </Button>
        )}
      </div>
      <Presets program={program} onAsk={setAsked} />
      {asked?.kind === 'program' && <ProgramDialog program={program} onClose={onClose} />}
      {asked?.kind === 'delete' && <DeleteProgram program={program} onClose={onClose} />}
      {asked?.kind === 'create' && <PresetSheet program={program} preset={undefined} onClose={onClose} />}
      {asked?.kind === 'preset' && <PresetSheet program={program} preset={asked.preset} onClose={onClose} />}
      {asked?.kind === 'drop' && <DeletePreset program={program} preset={asked.preset} onClose={onClose} />}
    </Card>
  )
}

function Presets({ program, onAsk }: { program: ProgramDetail; onAsk: (asked: Asked) => void }) {
  const { presets, subject_count, name } = program
  return (
    <>
      <h3 className="text-md font-semibold">{texts.presets(name)}</h3>
      {presets.length === 0 && <p className="mt-1 text-md text-muted">{texts.noPresets}</p>}
      <ul className="mt-1 divide-y divide-line">
        {presets.map(preset => (
          <li key={preset.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold">{preset.name}</p>
              <p className="text-sm text-muted">{summarize(preset)}</p>
              {preset.source && <p className="text-sm text-muted wrap-anywhere">{preset.source}</p>}
            </div>
            <Button
              variant="secondary"
              size="table"
              aria-label={`${texts.change} ${preset.name}`}
              onClick={() => onAsk({ kind: 'preset', preset })}
            >
              {texts.change}
            </Button>
            <Button
              variant="quiet"
              size="table"
              aria-label={`${texts.delete} ${preset.name}`}
              onClick={() => onAsk({ kind: 'drop', preset })}
            >
              {texts.delete}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        {subject_count === 0 ? (
          <p className="text-md text-muted">{texts.noSubjects}</p>
        ) : (
          <Button variant="secondary" size="table" onClick={() => onAsk({ kind: 'create' })}>
            {texts.addPreset}
          </Button>
        )}
      </div>
    </>
  )
}

function summarize({ sub_tests }: Preset): string {
  const questions = sub_tests.reduce((sum, { question_count }) => sum + question_count, 0)
  const seconds = sub_tests.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0)
  return texts.summary(questions, formatDuration(seconds))
}
