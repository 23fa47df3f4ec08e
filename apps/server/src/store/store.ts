/**
 * Files by name, in a folder of this machine or in a bucket that several nodes share. A bucket that cannot be reached is a
 * `StoreFault`.
 */
export interface Store {
  /** Returns once the file outlives a power cut. A file of this name that is there already is replaced. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined where there is no such file. */
  read: (name: string) => Promise<Buffer | undefined>
  /** The names of all files, in no order. */
  list: () => Promise<string[]>
  /** Also where there is no such file. */
  remove: (name: string) => Promise<void>
  /** Makes the folder, or asks whether the bucket takes this key. Throws an `OperatorError` where it does not. */
  prepare: () => Promise<void>
}
