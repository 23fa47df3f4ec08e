import { fillPath, paths } from '../paths.ts'
import { practiceTexts } from './practice-texts.ts'
import { useLessonTopics } from './use-lesson-topics.ts'

/** Leads out of a session to the lesson of a topic, in a tab of its own: what runs stays where it is. */
export function LessonAnchor({ topicId, topic }: { topicId: string; topic: string }) {
  if (!useLessonTopics().has(topicId)) return null
  return (
    <a
      href={fillPath(paths.lesson, { topicId })}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
    >
      {practiceTexts.lessonOf(topic)}
    </a>
  )
}
