/** Only the person at the server's keyboard can mend this: the message (Indonesian, one sentence or two) says what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
