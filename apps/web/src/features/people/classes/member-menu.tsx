import { type ClassMember, classes, type SchoolClass } from '@gerbang/contract/people/classes.ts'
import Ellipsis from 'icon:ellipsis'
import { useState } from 'react'
import { AskFirst } from '../../../form/ask-first.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx'
import { MoveMember } from './move-member.tsx'
import { texts } from './texts.ts'

const words = texts.detail

/** What is rarely done with a student of a class. */
export function MemberMenu({ of, member }: { of: SchoolClass; member: ClassMember }) {
  const [act, setAct] = useState<'move' | 'remove'>()
  const onClose = () => setAct(undefined)
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={words.actsOf(member.name)} />}>
        <MenuItem onSelect={() => setAct('move')}>{words.move}</MenuItem>
        <MenuItem onSelect={() => setAct('remove')}>{words.remove}</MenuItem>
      </Menu>
      {act === 'move' && <MoveMember from={of} member={member} onClose={onClose} />}
      {act === 'remove' && (
        <AskFirst
          call={classes.remove}
          input={{ params: { id: of.id }, body: { user_ids: [member.id] } }}
          refreshes={[classes.get, classes.list]}
          words={{ ...texts.remove, title: texts.remove.title(member.name) }}
          tone="danger"
          onClose={onClose}
        />
      )}
    </>
  )
}
