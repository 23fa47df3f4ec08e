import { Modal } from '../../question/modal.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { listUnsent } from '../answers.ts'
import { texts } from './around-texts.ts'
import { useExam } from '../use-exam.ts'

export function InUseDialog() {
  const { exam, home, state } = useExam()
  const unsent = listUnsent(state.rows).length
  return (
    <Modal title={texts.inUse.title}>
      <p className="text-md text-muted">{texts.inUse.text}</p>
      {unsent > 0 && <p className="mt-2 text-md">{texts.inUse.unsent(unsent)}</p>}
      <div className="mt-5 grid gap-2">
        <Button onClick={() => void exam.takeOver()}>
          {unsent > 0 ? texts.inUse.takeOverAndSend(unsent) : texts.inUse.takeOver}
        </Button>
        <a href={home.href} className={buttonClasses('quiet')}>
          {home.label}
        </a>
      </div>
    </Modal>
  )
}
