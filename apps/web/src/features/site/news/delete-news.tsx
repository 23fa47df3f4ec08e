import { type EditableNews, news } from '@gerbang/contract/site/news.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../../api/use-send.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.form

export function DeleteNews({ article: { id, title } }: { article: EditableNews }) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const remove = useSend(news.delete, {
    refreshes: [news.listAll],
    announces: true,
    onSuccess: () => navigate(paths.content),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.deleteTitle(title)}
        text={words.deleteText}
        back={words.cancel}
        confirm={words.delete}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
