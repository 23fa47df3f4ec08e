import { useEffect } from 'react'
import type { Exam } from '../exam.ts'
import { prepareAhead } from '../../question/prepare-html.ts'
import type { ExamPaper } from '../sitting.ts'
import type { PaperItem } from './use-shortcuts.ts'

/** Leaving with unsent answers asks first. The answers stay on the device, but the student should know. */
export function useLeaveWarning(exam: Exam) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (exam.hasUnsent()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [exam])
}

/** Keeps the screen on while a question is being read. Browsers drop the lock whenever the page is hidden. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const request = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    }
    void request()
    const again = () => void request()
    document.addEventListener('visibilitychange', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}

/** Fetches the pictures of every question now, while there is a network. */
export function usePicturesAhead(paper: ExamPaper) {
  useEffect(() => {
    for (const [, src = ''] of JSON.stringify(paper).matchAll(/src=\\"(\/media\/[^"\\]+)/g))
      new Image().src = src
  }, [paper])
}

/** Readies the texts of every question, in the order of this student, while nobody taps. */
export function useTextsAhead(items: readonly PaperItem[]) {
  useEffect(() => prepareAhead(listHtml(items)), [items])
}

function listHtml(items: readonly PaperItem[]): Set<string> {
  const found = new Set<string>()
  JSON.stringify(items, (key, value) => {
    if (typeof value === 'string' && /(^|_)html$/.test(key)) found.add(value)
    return value
  })
  return found
}
