import { Download } from 'lucide-react'
import { saveDownload } from '../../api/download.ts'
import { Button } from '../../ui/button.tsx'
import type { ExamState } from './exam-state.ts'
import { texts } from './texts.ts'
import { useExam } from './use-exam.ts'

/** The last resort: a file that proves what was answered and when, also to somebody who reads no JSON. */
export function DownloadAnswers() {
  const { exam } = useExam()
  const save = () => {
    const state = exam.getState()
    const name = `jawaban-${state.session?.progress.subject.code ?? 'subtes'}.json`
    const text = JSON.stringify(describeAnswers(state), null, 2)
    saveDownload(new File([text], name, { type: 'application/json' }))
  }
  return (
    <Button variant="secondary" icon={<Download aria-hidden size={18} strokeWidth={1.75} />} onClick={save}>
      {texts.summary.download}
    </Button>
  )
}

function describeAnswers({ session, rows }: ExamState) {
  return {
    tryout: session?.progress.tryout_title,
    subtes: session?.progress.subject.name,
    progress_id: session?.progress.id,
    jawaban: session?.order.map(({ question_id }, index) => {
      const row = rows.get(question_id)
      return {
        soal: index + 1,
        question_id,
        jawaban: row?.value ?? null,
        ragu: row?.flagged ?? false,
        seq: row?.seq ?? 0,
        tersimpan_di_server: row === undefined || row.seq <= row.saved_seq,
        waktu: row?.client_at ?? null,
      }
    }),
  }
}
