import { type Preset, type ProgramDetail, programs } from '@gerbang/contract/exam/programs.ts'
import { AskFirst } from '../../../form/ask-first.tsx'
import { programReads } from './program-reads.ts'
import { texts } from './texts.ts'

interface Props {
  program: ProgramDetail
  onClose: () => void
}

export function DeleteProgram({ program: { id, name }, onClose }: Props) {
  return (
    <AskFirst
      call={programs.delete}
      input={{ params: { id } }}
      refreshes={programReads}
      words={{ title: texts.deleteProgram(name), text: texts.deleteProgramText, confirm: texts.delete }}
      onClose={onClose}
    />
  )
}

export function DeletePreset({ program, preset: { id, name }, onClose }: Props & { preset: Preset }) {
  return (
    <AskFirst
      call={programs.deletePreset}
      input={{ params: { id: program.id, presetId: id } }}
      refreshes={programReads}
      words={{ title: texts.deletePreset(name), text: texts.deletePresetText, confirm: texts.delete }}
      onClose={onClose}
    />
  )
}
