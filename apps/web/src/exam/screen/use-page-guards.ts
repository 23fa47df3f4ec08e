import { useEffect } from 'react'
import type { Exam } from '../exam.ts'
import type { ExamPaper } from '../sitting.ts'

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
