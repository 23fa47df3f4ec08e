import { type Preset, type ProgramDetail, programs } from '@gerbang/contract/exam/programs.ts'
import { useSend } from '../../../api/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { programReads } from './program-reads.ts'
import { texts } from './texts.ts'

interface Props {
  program: ProgramDetail
  onClose: () => void
}

export function DeleteProgram({ program, onClose }: Props) {
  const remove = useSend(programs.delete, { refreshes: programReads, announces: true, onSuccess: onClose })
  return (
    <Asking
      title={texts.deleteProgram(program.name)}
      text={texts.deleteProgramText}
      isBusy={remove.isPending}
      onYes={() => remove.mutate({ params: { id: program.id } })}
      onClose={onClose}
    />
  )
}

export function DeletePreset({ program, preset, onClose }: Props & { preset: Preset }) {
  const remove = useSend(programs.deletePreset, {
    refreshes: programReads,
    announces: true,
    onSuccess: onClose,
  })
  return (
    <Asking
      title={texts.deletePreset(preset.name)}
      text={texts.deletePresetText}
      isBusy={remove.isPending}
      onYes={() => remove.mutate({ params: { id: program.id, presetId: preset.id } })}
      onClose={onClose}
    />
  )
}

interface AskingProps {
  title: string
  text: string
  isBusy: boolean
  onYes: () => void
  onClose: () => void
}

function Asking({ title, text, isBusy, onYes, onClose }: AskingProps) {
  return (
    <ConfirmDialog
      title={title}
      text={text}
      back={texts.cancel}
      confirm={texts.delete}
      isBusy={isBusy}
      onConfirm={onYes}
      onClose={onClose}
    />
  )
}
