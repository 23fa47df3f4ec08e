/** The run cannot give scores, whatever is tried again. The message is Indonesian and says what to do. */
export class ScoreRunError extends Error {
  override name = 'ScoreRunError'
}

/** Somebody has cancelled the run, or finished it elsewhere. */
export class RunStoppedError extends Error {
  override name = 'RunStoppedError'
}
