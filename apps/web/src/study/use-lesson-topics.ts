import { lessons } from '@gerbang/contract/learning/lessons.ts'
import { useEffect, useState } from 'react'
import { send } from '../api/send.ts'

type Topics = ReadonlySet<string>

const none: Topics = new Set()
let asked: Promise<Topics> | undefined

async function readTopics(): Promise<Topics> {
  const { data } = await send(lessons.list, {})
  return new Set(data.map(({ topic_id }) => topic_id))
}

/** Asked once in a document, which has one reader. Without a network there are none, and the next part asks again. */
function findTopics(): Promise<Topics> {
  asked ??= readTopics().catch(() => {
    asked = undefined
    return none
  })
  return asked
}

/** The topics that have a lesson, in the documents of sessions, which lack the cache of the app. */
export function useLessonTopics(): Topics {
  const [topics, setTopics] = useState(none)
  useEffect(() => void findTopics().then(setTopics), [])
  return topics
}
