import { type Preset, type ProgramDetail, programs } from '@gerbang/contract/exam/programs.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
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
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onYes}>
            {texts.delete}
          </Button>
        </>
      }
    />
  )
}
