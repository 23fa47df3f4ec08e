import FileSpreadsheet from 'icon:file-spreadsheet'
import GraduationCap from 'icon:graduation-cap'
import IdCard from 'icon:id-card'
import Plus from 'icon:plus'
import { useState } from 'react'
import { useViewer } from '../../../auth/viewer.ts'
import { useList } from '../../../list/use-list.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ListPage } from '../../../ui/table/list-page.tsx'
import { classShape, useClassColumns } from './class-columns.tsx'
import { CreateClass } from './class-form.tsx'
import { PromoteClasses } from './promote-classes.tsx'
import { texts } from './texts.ts'

const words = texts.list

export function ClassListPage() {
  const isAdmin = useViewer().role === 'admin'
  const [asked, setAsked] = useState<'create' | 'promote'>()
  const list = useList(classShape)
  const onClose = () => setAsked(undefined)
  const hasRows = (list.from.data?.data.length ?? 0) > 0
  return (
    <ListPage
      list={list}
      words={words}
      columns={useClassColumns()}
      more={
        isAdmin && (
          <>
            {hasRows && (
              <>
                <Button
                  variant="secondary"
                  icon={<GraduationCap aria-hidden size={18} strokeWidth={1.75} />}
                  onClick={() => setAsked('promote')}
                >
                  {words.promote}
                </Button>
                <ButtonLink to={paths.loginCards} variant="secondary" icon={IdCard}>
                  {words.cards}
                </ButtonLink>
              </>
            )}
            <ButtonLink to={paths.studentLists} variant="secondary" icon={FileSpreadsheet}>
              {words.lists}
            </ButtonLink>
          </>
        )
      }
      actions={
        isAdmin && (
          <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setAsked('create')}>
            {words.create}
          </Button>
        )
      }
      name="classes"
    >
      {asked === 'create' && <CreateClass onClose={onClose} />}
      {asked === 'promote' && <PromoteClasses onClose={onClose} />}
    </ListPage>
  )
}
