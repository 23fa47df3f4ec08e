import { Modal } from '../../question/modal.tsx'
import { Button } from '../../ui/button.tsx'
import { findSaveState } from '../exam-state.ts'
import { PaletteGrid, PaletteLegend, type PaletteProps } from './palette.tsx'
import { SaveStatus } from './save-status.tsx'
import { texts } from './texts.ts'
import { useExam } from '../use-exam.ts'

export function PaletteSheet({
  statuses,
  current,
  onGo,
  onFinish,
  onClose,
}: PaletteProps & { onClose: () => void }) {
  const { state } = useExam()
  return (
    <Modal look="sheet" title={texts.palette.title} onClose={onClose}>
      <p className="mb-4 text-sm text-muted">
        <SaveStatus />
        {findSaveState(state).kind === 'unsent' && (
          <span className="mt-1 block">{texts.save.unsentNote}</span>
        )}
      </p>
      <PaletteGrid statuses={statuses} current={current} onGo={onGo} />
      <PaletteLegend />
      <Button size="large" className="mt-5 w-full" onClick={onFinish}>
        {texts.bar.finish}
      </Button>
    </Modal>
  )
}
