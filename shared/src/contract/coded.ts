/** Of a message that is the same in every case. */
export type NoParams = Record<string, never>;

/** A code of one list with its parameters, where it has any. */
export type Coded<Params, Code extends keyof Params = keyof Params> = {
  [Each in Code]: Params[Each] extends NoParams
    ? { readonly code: Each; readonly params?: undefined }
    : { readonly code: Each; readonly params: Params[Each] };
}[Code];
