import { z } from 'zod/mini';

/** The schema of an id: a string in the API document, and its own type in code, for both caller and server. */
export const idSchema = <Name extends string>() => z.string().brand<Name, 'inout'>();
