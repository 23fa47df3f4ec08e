import { lessons } from '@gerbang/contract/learning/lessons.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../api/query.ts'
import { fillPath, paths } from '../paths.ts'
import { practiceTexts } from './practice-texts.ts'

/** Leads to the lesson of a topic, where there is one. */
export function LessonLink({ topicId, topic }: { topicId: string; topic: string }) {
  const found = useQuery(query(lessons.list, {}))
  if (!found.data?.data.some(({ topic_id }) => topic_id === topicId)) return null
  return (
    <Link
      to={fillPath(paths.lesson, { topicId })}
      aria-label={practiceTexts.lessonOf(topic)}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-brand"
    >
      {practiceTexts.lesson}
    </Link>
  )
}
