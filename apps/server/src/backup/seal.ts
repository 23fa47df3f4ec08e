import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { OperatorError } from '../operator-error.ts'

/*
 * A sealed backup is a file of the age format (age-encryption.org/v1): `age -d -i key FILE` opens it, too. The server knows
 * only the key that seals, so whoever breaks in reads no backup.
 */

const magic = 'age-encryption.org/v1'

/** A new pair: what seals, and what opens. */
export async function createKeys(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

type Bytes = AsyncIterable<Uint8Array>

const toWeb = (source: Bytes) =>
  Readable.toWeb(Readable.from(source)) as globalThis.ReadableStream<Uint8Array>
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>): Bytes =>
  Readable.fromWeb(stream as ReadableStream<Uint8Array>)

/** A step of a pipeline: passes everything on, sealed where there is a key. */
export function sealFor(recipient: string | undefined) {
  const encrypter = new Encrypter()
  if (recipient !== undefined) encrypter.addRecipient(recipient)
  return async function* seal(source: Bytes): Bytes {
    yield* recipient === undefined ? source : fromWeb(await encrypter.encrypt(toWeb(source)))
  }
}

export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0)
    return buffer.toString() === magic
  } finally {
    await handle.close()
  }
}

function createDecrypter(identity: string): Decrypter {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return decrypter
}

/** The opposite step. Throws an OperatorError without the key that opens. */
export function openWith(identity: string | undefined) {
  return async function* unseal(source: Bytes): Bytes {
    if (identity === undefined)
      throw new OperatorError(
        'Cadangan ini disandikan. Isi BACKUP_IDENTITY dengan kunci pembukanya, lalu coba lagi.',
      )
    const opened = await createDecrypter(identity)
      .decrypt(toWeb(source))
      .catch((error: unknown) => {
        throw new OperatorError(
          'BACKUP_IDENTITY bukan kunci pembuka cadangan ini. Pakai kunci yang dibuat bersama BACKUP_RECIPIENT-nya.',
          { cause: error },
        )
      })
    yield* fromWeb(opened)
  }
}
