import { type BenchQuestion, valueOf } from '../world/answer.ts'
import { describeStudent } from '../world/student.ts'

interface Saves {
  slug: string
  students: number
  /** The number of the first of them; 0 without it. */
  first?: number
  questions: BenchQuestion[]
}

/** Requests are put together from parts made beforehand: the load generator shares the cores with the server. */
export function prepareSaves({ slug, students, first = 0, questions }: Saves) {
  const at = new Date().toISOString()
  const heads = Array.from({ length: students }, (_, number) => {
    const { id, token } = describeStudent(first + number)
    const path = `/api/v1/tryouts/${slug}/progresses/${id}/answer`
    return `PATCH ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n`
  })
  const bodies = questions.map(question =>
    [0, 1].map(parity => {
      const rest = `,"question_id":"${question.question_id}","value":${JSON.stringify(valueOf(question, parity))}`
      return `${rest},"flagged":false,"client_at":"${at}"}]}`
    }),
  )
  const leases = Array.from(
    { length: students },
    (_, number) => `{"lease":"${describeStudent(first + number).id}"`,
  )
  return (number: number, column: number, seq: number): string => {
    const body = `${leases[number]},"answers":[{"seq":${seq}${bodies[column]?.[seq % 2]}`
    return `${heads[number]}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  }
}
