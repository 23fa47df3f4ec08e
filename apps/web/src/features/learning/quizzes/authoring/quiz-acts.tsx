import { type AuthoredQuiz, quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { useNavigate } from 'react-router'
import { useSend } from '../../../../api/use-send.ts'
import { AskButton } from '../../../../form/ask-button.tsx'
import { AskFirst } from '../../../../form/ask-first.tsx'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx'
import { texts } from './texts.ts'

const words = texts.detail
const refreshes = [quizAuthoring.get, quizAuthoring.list]

/** Publishing, taking out of sight and deleting; each asks first and says what becomes of the quiz. */
export function QuizActs({ quiz }: { quiz: AuthoredQuiz }) {
  const update = useSend(quizAuthoring.update, { refreshes, announces: true })
  const params = { id: quiz.id }
  const count = quiz.items.length
  const setStatus = (status: AuthoredQuiz['status']) => update.mutate({ params, body: { status } })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {quiz.status === 'draft' && (
        <AskButton
          variant="primary"
          disabled={count === 0}
          label={words.publish(count)}
          ask={{
            call: quizAuthoring.update,
            input: { params, body: { status: 'published' } },
            refreshes,
            words: { title: words.publishTitle, text: words.publishText, confirm: words.publish(count) },
            tone: 'primary',
          }}
        />
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
      <DialogButton label={words.delete}>
        {onClose => <DeleteDialog quiz={quiz} onClose={onClose} />}
      </DialogButton>
      {quiz.status === 'draft' && count === 0 && <p className="text-sm text-muted">{words.needQuestions}</p>}
    </div>
  )
}

function DeleteDialog({ quiz, onClose }: { quiz: AuthoredQuiz; onClose: () => void }) {
  const navigate = useNavigate()
  const { students } = quiz.statistics
  return (
    <AskFirst
      call={quizAuthoring.delete}
      input={{ params: { id: quiz.id } }}
      refreshes={refreshes}
      onSuccess={({ data }) => (data.outcome === 'deleted' ? navigate(paths.adminQuizzes) : onClose())}
      words={{
        title: words.deleteTitle(quiz.title),
        text: students === 0 ? words.deleteUnused : words.deleteUsed(students),
        confirm: students === 0 ? words.delete : words.archive,
      }}
      onClose={onClose}
    />
  )
}
