import { questions } from '@gerbang/contract/bank/questions.ts'
import { useNavigate } from 'react-router'
import { useSend } from '../api/use-send.ts'
import { useAreaPath } from '../auth/area-path.ts'
import { areaPaths } from '../paths.ts'

const start = {
  draft: {
    content: {
      type: 'single_choice',
      prompt: '',
      options: ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, text: '' })),
    },
    key: null,
    explanation: '',
    explanation_video_url: null,
  },
  stimulus_id: null,
  topic_ids: [],
  points: 1,
  difficulty: 'medium',
  lang: 'id',
} as const

/** Adds an empty question behind the last of a sub-test and opens the page that writes it. */
export function useAddQuestion(path: { qbId: string; subTesId: string }) {
  const navigate = useNavigate()
  const toPath = useAreaPath()
  const save = useSend(questions.save, {
    refreshes: [questions.list],
    onSuccess: ({ data }) => navigate(toPath(areaPaths.question, { ...path, questionId: data.id })),
  })
  return {
    isPending: save.isPending,
    start: () => {
      if (!save.isPending)
        save.mutate({ params: path, body: { ...start, draft: structuredClone(start.draft) } as never })
    },
  }
}
