/** The parameters of a message that never varies. */
export type NoParams = Record<string, never>;

/** A code of one list with its parameters, if it has any. */
export type Coded<Params, Code extends keyof Params = keyof Params> = {
  [Each in Code]: Params[Each] extends NoParams
    ? { readonly code: Each; readonly params?: undefined }
    : { readonly code: Each; readonly params: Params[Each] };
}[Code];
