/** An attempt by the key of its table. */
export interface AttemptRef {
  bucket: number
  id: string
}

/**
 * Says that a try-out has new scores: of these attempts, which join its ranking, or of whichever, so that all of it is computed
 * again. Called once they are committed.
 */
export type NoteScores = (tryoutId: string, attempts?: readonly AttemptRef[]) => void
