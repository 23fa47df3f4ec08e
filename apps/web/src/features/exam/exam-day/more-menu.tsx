import type { Live } from '@gerbang/contract/exam/exam-day.ts'
import ChevronDown from 'icon:chevron-down'
import { useState } from 'react'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../../ui/overlay/menu.tsx'
import { CloseDialog, MessageDialog, PauseDialog } from './act-dialogs.tsx'
import { texts } from './texts.ts'

const pages = [
  [paths.missing, texts.missing.open],
  [paths.rehearsed, texts.rehearsed.open],
  [paths.wall, texts.wall.open],
  [paths.plan, texts.detail],
] as const
const dialogs = { message: MessageDialog, pause: PauseDialog, close: CloseDialog }

/** What is rarer than giving time: acts on everybody, and the pages beside this one. */
export function MoreMenu({ id, live }: { id: string; live: Live }) {
  const [act, setAct] = useState<keyof typeof dialogs>()
  const Act = act && dialogs[act]
  const { confirm: pause } = live.starts_paused_at === null ? texts.pause : texts.resume
  const icon = <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" icon={icon}>
            {texts.more}
          </Button>
        }
      >
        <MenuItem disabled={live.running === 0} onSelect={() => setAct('message')}>
          {texts.message.confirm}
        </MenuItem>
        <MenuItem onSelect={() => setAct('pause')}>{pause}</MenuItem>
        {live.state === 'open' && <MenuItem onSelect={() => setAct('close')}>{texts.close.confirm}</MenuItem>}
        <MenuLine />
        {pages.map(([path, title]) => (
          <MenuLink key={path} to={fillPath(path, { id })}>
            {title}
          </MenuLink>
        ))}
      </Menu>
      {Act && <Act id={id} live={live} onClose={() => setAct(undefined)} />}
    </>
  )
}
