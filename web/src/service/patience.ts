// How long a page waits for what it asked for, before it says that nothing came.

/** Milliseconds; far more than any answer takes that does not need to be worked out. */
export const PATIENCE = 20_000
/** The same for what other processes work out: replays, searches, tables from a record. */
export const LONG_PATIENCE = 120_000

/** What comes, or a failure once it is too late. */
export function inTime<T>(coming: Promise<T>, patience = PATIENCE): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('too late')), patience)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}
