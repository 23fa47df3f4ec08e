/** Refuses a file as a whole, in words for its owner. Never leaves `readDocument`. */
export class UnreadableFile extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
