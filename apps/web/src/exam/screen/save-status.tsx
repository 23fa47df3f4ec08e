import Check from 'icon:check'
import CloudOff from 'icon:cloud-off'
import RefreshCw from 'icon:refresh-cw'
import { joinClasses } from '../../ui/join-classes.ts'
import { findSaveState, type SaveState } from '../exam-state.ts'
import { texts } from './texts.ts'
import { useExam } from '../use-exam.ts'

const icons = { saved: Check, saving: RefreshCw, unsent: CloudOff }

/** The truth about the answers. Compact: an icon, with the count where answers wait, and the words only spoken. */
export function SaveStatus({ isCompact = false }: { isCompact?: boolean }) {
  const saveState = findSaveState(useExam().state)
  const Icon = icons[saveState.kind]
  return (
    <output
      className={joinClasses(
        'inline-flex items-center gap-1.5 whitespace-nowrap text-sm',
        saveState.kind === 'unsent'
          ? 'rounded-chip bg-doubt px-1.5 font-semibold text-on-doubt'
          : 'text-muted',
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={2} className="shrink-0" />
      <span className={isCompact ? 'sr-only' : undefined}>{describeSaveState(saveState)}</span>
      {isCompact && saveState.kind === 'unsent' && <span aria-hidden>{saveState.count}</span>}
    </output>
  )
}

function describeSaveState(state: SaveState) {
  return state.kind === 'unsent' ? texts.save.unsent(state.count) : texts.save[state.kind]
}
