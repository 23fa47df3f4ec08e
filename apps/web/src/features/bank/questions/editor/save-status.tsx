import CircleAlert from 'icon:circle-alert'
import CloudCheck from 'icon:cloud-check'
import CloudOff from 'icon:cloud-off'
import RefreshCw from 'icon:refresh-cw'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { texts } from './texts.ts'
import type { SaveState } from './use-saved-question.ts'

const clock = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

const looks = {
  saved: { icon: CloudCheck, tone: 'text-muted' },
  waiting: { icon: RefreshCw, tone: 'text-muted' },
  saving: { icon: RefreshCw, tone: 'text-muted' },
  offline: { icon: CloudOff, tone: 'text-ink' },
  refused: { icon: CircleAlert, tone: 'text-bad' },
  outdated: { icon: CircleAlert, tone: 'text-bad' },
}

function describe(state: SaveState): string {
  switch (state.name) {
    case 'saved':
      return state.at ? texts.saved(clock.format(state.at)) : texts.unchanged
    case 'waiting':
      return texts.waiting
    case 'saving':
      return texts.saving
    case 'offline':
      return texts.offline
    case 'refused':
      return `${texts.refused}: ${state.message}`
    case 'outdated':
      return texts.refused
  }
}

/** Says "Tersimpan" only once the server has it. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { icon: Icon, tone } = looks[state.name]
  return (
    <output className={joinClasses('inline-flex items-center gap-2 text-sm font-semibold', tone)}>
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      {describe(state)}
    </output>
  )
}
