import { lessons } from '@gerbang/contract/learning/lessons.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { describeContent } from '../../../content/content-kind.ts'
import { ContentPage } from '../../../content/content-page.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

const words = texts.form

const useTopics = () => useQuery(query(lessons.topics, {}))
const nameTopic = ({ subject, name }: { subject: string; name: string }) => `${subject} · ${name}`

const content = describeContent({
  tab: 'lessons',
  calls: lessons,
  words: texts,
  published: 'is_published',
  name: 'title',
  Note: ({ row }) => <About topicId={row.topic_id} questions={row.question_ids.length} />,
  copy: ({ title, topic_id, body, question_ids, is_published, position }) => ({
    title,
    topic_id,
    body,
    question_ids,
    is_published,
    position,
  }),
  empty: { title: '', topic_id: '', body: words.bodyStart, is_published: false },
  toValues: ({ title, topic_id, body, is_published }) => ({ title, topic_id, body, is_published }),
  draft: 'lesson',
  Fields: () => (
    <>
      <TopicField />
      <TextField name="title" label={words.title} hint={words.titleHint} />
      <TextAreaField name="body" label={words.body} hint={words.bodyHint} rows={18} />
      <CheckboxField name="is_published" label={words.publish} />
    </>
  ),
})

export function LessonListPage() {
  return <ContentPage of={content} />
}

function About({ topicId, questions }: { topicId: string; questions: number }) {
  const topic = useTopics().data?.data.find(({ id }) => id === topicId)
  return `${topic ? nameTopic(topic) : '…'}, ${texts.list.questions(questions)}`
}

function TopicField() {
  const topics = useTopics()
  return (
    <SelectField
      name="topic_id"
      label={words.topic}
      options={(topics.data?.data ?? []).map(topic => ({ value: topic.id, label: nameTopic(topic) }))}
      error={topics.isError ? words.topics : undefined}
    />
  )
}
