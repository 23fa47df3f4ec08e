import { limits } from './limits.ts'

let lastMs = Number.NEGATIVE_INFINITY

/** Whoever stores answers says so here. */
export function noteSave(): void {
  lastMs = performance.now()
}

/** Whether students are answering on this thread: what can wait lets them go first. */
export const isSaving = () => performance.now() - lastMs < limits.savingMs
