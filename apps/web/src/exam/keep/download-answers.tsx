import Download from 'icon:download'
import { saveDownload } from '../../api/download.ts'
import { Button } from '../../ui/button.tsx'
import type { ExamState } from '../exam-state.ts'
import { texts } from '../screen/texts.ts'
import { useExam } from '../use-exam.ts'

/** The last resort: a file that proves what was answered and when, also to somebody who reads no JSON. */
export function DownloadAnswers() {
  const { exam } = useExam()
  const save = () => {
    const state = exam.getState()
    const text = JSON.stringify(describeAnswers(state), null, 2)
    saveDownload(new File([text], 'jawaban.json', { type: 'application/json' }))
  }
  return (
    <Button variant="secondary" icon={<Download aria-hidden size={18} strokeWidth={1.75} />} onClick={save}>
      {texts.summary.download}
    </Button>
  )
}

function describeAnswers({ session, rows }: ExamState) {
  const { lease: _lease, ...sitting } = session?.progress ?? {}
  return {
    pengerjaan: sitting,
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
