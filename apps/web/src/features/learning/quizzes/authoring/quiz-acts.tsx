import { type AuthoredQuiz, quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../../../api/use-send.ts'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { texts } from './texts.ts'

const words = texts.detail
const refreshes = [quizAuthoring.get, quizAuthoring.list]

/** Publishing, taking out of sight and deleting; each asks first and says what becomes of the quiz. */
export function QuizActs({ quiz }: { quiz: AuthoredQuiz }) {
  const [asked, setAsked] = useState<'publish' | 'delete'>()
  const navigate = useNavigate()
  const close = () => setAsked(undefined)
  const update = useSend(quizAuthoring.update, { refreshes, announces: true, onSuccess: close })
  const remove = useSend(quizAuthoring.delete, {
    refreshes,
    announces: true,
    onSuccess: ({ data }) => (data.outcome === 'deleted' ? navigate(paths.adminQuizzes) : close()),
  })
  const params = { id: quiz.id }
  const { students } = quiz.statistics
  const count = quiz.items.length
  const setStatus = (status: AuthoredQuiz['status']) => update.mutate({ params, body: { status } })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {quiz.status === 'draft' && (
        <Button disabled={count === 0} onClick={() => setAsked('publish')}>
          {words.publish(count)}
        </Button>
      )}
      {quiz.status === 'published' && (
        <Button variant="secondary" busy={update.isPending} onClick={() => setStatus('archived')}>
          {words.archive}
        </Button>
      )}
      {quiz.status === 'archived' && quiz.published_at !== null && (
        <Button busy={update.isPending} onClick={() => setStatus('published')}>
          {words.reopen}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsked('delete')}>
        {words.delete}
      </Button>
      {quiz.status === 'draft' && count === 0 && <p className="text-sm text-muted">{words.needQuestions}</p>}
      <Dialog
        open={asked === 'publish'}
        onOpenChange={close}
        title={words.publishTitle}
        description={words.publishText}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {words.cancel}
            </Button>
            <Button busy={update.isPending} onClick={() => setStatus('published')}>
              {words.publish(count)}
            </Button>
          </>
        }
      />
      <Dialog
        open={asked === 'delete'}
        onOpenChange={close}
        title={words.deleteTitle(quiz.title)}
        description={students === 0 ? words.deleteUnused : words.deleteUsed(students)}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {words.cancel}
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ params })}>
              {students === 0 ? words.delete : words.archive}
            </Button>
          </>
        }
      />
    </div>
  )
}
